"""The application that Scripts/check-fastapi makes a client of."""

from collections.abc import AsyncIterable
from typing import Annotated

from fastapi import FastAPI, Form, HTTPException, Query, UploadFile
from fastapi.sse import EventSourceResponse
from pydantic import BaseModel, Field

app = FastAPI(title="Market", version="1")


class NewItem(BaseModel):
    name: Annotated[str, Field(min_length=2)]
    price: float | None = None


class Item(NewItem):
    id: int


class Receipt(BaseModel):
    name: str
    size: int
    note: str


ITEMS = [Item(id=1, name="Apple", price=0.5), Item(id=2, name="사과")]


@app.get("/items/stream", response_class=EventSourceResponse, tags=["items"])
async def stream_items() -> AsyncIterable[Item]:
    for item in ITEMS:
        yield item


@app.get("/items/lines", tags=["items"])
async def list_lines() -> AsyncIterable[Item]:
    for item in ITEMS:
        yield item


@app.get("/items/{id}", tags=["items"])
async def get_item(id: int, currency: Annotated[str | None, Query(max_length=3)] = None) -> Item:
    for item in ITEMS:
        if item.id == id:
            return item
    raise HTTPException(404, "no such item")


@app.post("/items", status_code=201, tags=["items"])
async def create_item(item: NewItem) -> Item:
    return Item(id=3, **item.model_dump())


@app.post("/receipts", tags=["receipts"])
async def upload_receipt(file: UploadFile, note: Annotated[str, Form()]) -> Receipt:
    data = await file.read()
    return Receipt(name=file.filename or "", size=len(data), note=note)
