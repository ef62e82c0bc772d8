/** Default text of /policies/returns in English (decision 179). */
export const returns = `
## If you change your mind

You may return any piece within {returnDays} of receiving it, and we do not ask why. Send it back as it came: unused, and in its original packaging.

This takes nothing from your rights under the Consumer Protection Law, number 181 of 2018, which include withdrawing from a purchase made at a distance within fourteen days of receiving it.

## If a piece arrives broken

Do not throw it away, nor its packaging.

1. Take pictures of the piece, and of the box inside and out.
2. Send them with the order number to {email}, or on WhatsApp to {phone}.
3. Choose what suits you: the same piece again if we have it, or its price back.

We reply within {replyHours}, and all of the cost is ours. The same holds for a piece with a fault, and for one that you did not order.

## How to return a piece

1. Open the order in [your account](/account), choose “Return pieces” on its page, and say which pieces and why. You can also write to us on the [contact](/contact) page or to {email}.
2. We agree with you when and how they are collected.
3. Pack them as they came: we cannot pay for a piece that breaks on its way back because of how it was packed.

If you return a piece because you changed your mind, sending it back is at your cost.

## When you have your money

We look at the piece when it reaches us, and then return what you paid for it, after discounts and with its tax, within the time that the law sets. The money comes back the way you paid. If you paid in cash on delivery, it comes as an InstaPay transfer to the account that you name.

## What we cannot take back

We do not take back a piece that was used, or that broke after you received it.

## Cancelling an order

You can cancel an order as long as it has not been shipped: send us its number, and we return all that you paid.
`;
