/** Default text of /policies/delivery in English (decision 179). */
export const delivery = `
## Where we deliver

We bring your order to your door in every governorate of Egypt. Write the street, the building, the floor and the flat in the address, and a phone number that the recipient answers.

## What delivery costs

{shippingTerms} The subtotal is the price of the pieces before discounts and tax.

You see the whole amount in the cart and at checkout: pieces, discounts and shipping, and then the tax ({taxPercent}). You pay nothing on top of it when the order arrives.

## When it arrives

Orders arrive within {deliveryDays} of the day you place them. This is an estimate: if yours takes longer, send us the order number and we will trace it with you.

Follow your order in [your account](/account). We also write to your email address each time its status changes.

## How we pack

Porcelain breaks, so we wrap each piece on its own and fill the box until nothing in it moves. Gift wrapping is free: choose it at checkout, and add a message of up to {giftMessageMax} characters.

## When you receive it

1. Open the box and look at the pieces as soon as they are with you.
2. Keep the box and the wrapping until you are sure of every piece.
3. If a piece is broken, missing or not the one you ordered, take a picture of it and send it to us with the order number: {email} or {phone}. What we do then is written on the page about [returns](/policies/returns).
`;
