/** Default text of /policies/faq in English (decision 179). */
export const faq = `
## How much is shipping?

{shippingTerms} The page about [delivery](/policies/delivery) has the details.

## When will my order arrive?

Within {deliveryDays}. You can follow it in [your account](/account).

## How do I pay?

In cash to the courier, by InstaPay transfer, or by Visa and Mastercard, on a secure payment page or with a link that follows in the chat after the order. The checkout shows what is available.

## Do the prices include tax?

Tax ({taxPercent}) is added to them, and you see it with the total before you confirm your order.

## A piece arrived broken. What do I do?

Keep it and its packaging, take a picture, and send it with the order number to {email}, or on WhatsApp to {phone}. We send you the piece again if we have it, or return its price, and the cost is ours.

## Can I return a piece?

Yes, within {returnDays} of receiving it, unused and in its original packaging. The page about [returns](/policies/returns) has the steps.

## Can I cancel or change my order?

Yes, as long as it has not been shipped. Send us the order number on the [contact](/contact) page.

## Do you wrap gifts?

Yes, and wrapping is free. At checkout, mark the order as a gift, choose gift wrapping, and add a message of up to {giftMessageMax} characters.

## How do I look after my porcelain?

Wash pieces with gold lines by hand with a soft sponge and keep them out of the microwave. Pieces without metallic decoration can go in the dishwasher and the microwave. Each product page tells you which kind it is.

## Which discounts can I get?

- {bundlePercent} when your cart has {bundleLines} or more different products.
- {togetherPercent} off the pieces that a product page shows together.
- {welcomePercent} off your first order, with a code that you get when you sign up.

## The piece I want is sold out. Will it be back?

Leave your email on its page, and we write to you once, as soon as it is back.

## Do I need an account to order?

Yes, to follow your order and find your addresses. You can browse and fill your cart without one, and nothing in it is lost when you log in.

## What do you do with my data?

We use it to deliver your order and to answer you, and sell it to nobody. You can download or delete it in your profile. The page about [privacy](/policies/privacy) tells the rest.

## How do I reach you?

Write to {email} or call {phone}. We reply to messages within {replyHours}.
`;
