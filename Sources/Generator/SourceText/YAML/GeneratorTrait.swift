#if !canImport(CYaml)
  #error("sdkgen needs its package trait 'Generator'; add '.defaults' to the traits of the package")
#endif
