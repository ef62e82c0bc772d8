/** Default text of /policies/terms in English (decision 179). */
export const terms = `
## Who we are

{shopName} is an online shop for decorative porcelain. Our address is {address}, and you reach us at {email} and {phone}. By ordering from the shop you accept these terms, which are governed by the law of Egypt.

## Your account

You need an account to order. Anyone who is {minAge} or older may have one, with true details. Keep your password to yourself, and tell us if you think that somebody else knows it.

## Prices and tax

Prices are in Egyptian pounds. Tax ({taxPercent}) and the cost of shipping are added to them. You see the total in full before you confirm, and that is what you pay. If a price changes while you order, we show you the new total first, and nothing is ordered until you accept it.

## Your order

When you confirm your order, we reserve its pieces and send you its number, and a WhatsApp chat with its details opens: send it so that we can confirm with you. You can order at most {maxQuantity} of one product. We may decline an order that we cannot deliver, and then return all that you paid.

## Payment

- **Cash on delivery**: you pay the whole amount to the courier.
- **InstaPay transfer**: after the order you find the account ({instaPay}), the amount and a reference to write in the note. We ship your order when the transfer has arrived.
- **Visa or Mastercard**: you pay on a secure payment page, or by a link that follows in the chat after the order, as the checkout says. An order that is paid on a payment page is kept until the time on its page, and cancelled if it is not paid by then. We neither see nor keep your card number.

## Discounts and promo codes

- {bundlePercent} off the subtotal when the cart has {bundleLines} or more different products.
- {togetherPercent} off the pieces that a product page shows together, when you buy them together.
- A welcome code with {welcomePercent} off for each new account, to be used once, on the first order.

Each code has its time and its terms, which we tell you when you enter it. A code counts once in an order, and is not exchanged for cash.

## The pieces as you see them

Each page shows pictures of the piece, its measures and how to look after it. A colour may differ a little from one screen to another. Our designs are new and inspired by heritage; they are no copies of antiquities.

## Reviews

Write what you think of a piece, and we publish it under your first name. We hide what insults, advertises, or has somebody else’s personal data in it.

## Delivery, returns and privacy

The pages about [delivery](/policies/delivery), [returns](/policies/returns) and [privacy](/policies/privacy) have the details, and are part of these terms.

## If we disagree

Write to us first, and we reply within {replyHours}. You may turn to the Consumer Protection Agency at any time. Nothing in these terms takes from your rights under the Consumer Protection Law, number 181 of 2018.
`;
