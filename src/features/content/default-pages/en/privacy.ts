/** Default text of /policies/privacy in English (decision 179). */
export const privacy = `
{shopName} keeps what it needs of your data to sell to you and to deliver to you, and protects it under the Personal Data Protection Law, number 151 of 2020. We do not track you, show nobody else’s advertisements, and sell your data to nobody.

## What we keep, why, and for how long

- **Your account**: your name, email, phone number, date of birth and welcome code, and your password in a form that nobody can read, so that you can log in and order. We keep them until you delete your account.
- **Sign-ins**: the kind of device and the network address, to protect your account. We delete them after {signInDays}, or with the account if you delete it earlier.
- **Your addresses and wishlist**: because you asked us to. We keep them until you delete them or your account.
- **Your orders**: the recipient’s name, phone number and address, the pieces, amounts and gift message, to deliver them and to keep our books. If you delete your account, name, phone number, email, street and message are removed from them, and pieces, amounts, date and governorate stay in the books.
- **The picture of a bank transfer**: if you send one, to find the transfer in our account. We keep it for {transferPictureDays} after we have found the transfer or told you that it is not there, and delete it with your account.
- **Your reviews**: published under your first name. If you delete your account, the text stays without a name.
- **The newsletter**: your email, with your consent, which you confirmed by a link. We keep it until you unsubscribe.
- **Stock notifications**: your email, to tell you that a piece is back. We keep it until we have told you and for {stockNotificationYears} after that, or until you cancel the notification.
- **Your messages to us**: to answer them. We keep them for {contactMessageYears} after reading them.
- **What you agreed to**: because the law asks for the proof. We keep it for {consentYears} after you take it back, without your name or email.
- **Mails to you that could not be sent**: they stay encrypted for {failedMailDays} and are then deleted.

To stop the guessing of passwords, we count attempts by a fingerprint of the network address that does not reveal it, and delete it within a day.

## What stays on your device

The cart, what you looked at, and the draft of an order are on your device only. To learn what people do not find, we count how often a word was searched in a week, and whether a piece was opened after it: the word and the number only, nothing about you, and we delete them after {searchCountWeeks}. What looks like an email address, a phone number or an order number is not counted. We set only the cookies that what you asked for needs: one for the language that you chose, one after you log in that tells your device from others for {knownDeviceDays}, so that other people’s attempts do not lock you out, and a short-lived one while you sign up or log in by way of another site.

## Who sees it

Those who work in the shop, and the courier who brings you your order: they learn the recipient’s name, phone number and address. If you pay on a payment page, the payment company learns your name, email, phone number, city, the amount and the order number, and your card number stays with it, not with us. The chat about an order on WhatsApp is sent only if you send it.

## Your rights

- **To see it**: in [your profile](/account?tab=profile) you can download all that we keep of you.
- **To correct it**: in your profile and addresses; for the rest, write to us.
- **To take back your consent**: in your profile, or by the link at the end of every newsletter email.
- **To have it erased**: delete your account in your profile. If you have no account, write to us.
- **To know**: if a breach concerns your data, we tell you and the Personal Data Protection Centre within the time that the law sets.

## Young people

Nobody under {minAge} may have an account. If you are not yet eighteen, ask your guardian first.

## Questions and complaints

Write to {email}, or to our address: {address}. You may complain about us to the Personal Data Protection Centre.
`;
