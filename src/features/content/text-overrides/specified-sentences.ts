/** Sentences that the specification quotes (sections 2, 5 and 8), verbatim; `{n}` is a number. */
export const specifiedSentences = `
Unexpected Application Error!
No reviews yet. Be the first to review!
Get 10% Off Your First Order!
Sign Up & Get Discount
Maybe Later
Name must be at least 2 characters
Name must be less than 100 characters
Name can only contain letters and spaces
Invalid email address
Email must be less than 255 characters
Invalid phone number format
Phone number must be less than 20 characters
Invalid date format
You must be at least 13 years old
Password must be at least 8 characters
Password must be less than 72 characters
Password must contain at least one uppercase letter
Password must contain at least one lowercase letter
Password must contain at least one number
Password is required
Subject must be at least 5 characters
Subject must be less than 200 characters
Message must be at least 10 characters
Message must be less than 2000 characters
Please check your input and try again
Invalid product ID
Product name is required
Price must be positive
Product image is required
Category is required
Quantity must be a whole number
Quantity must be positive
Quantity cannot exceed 100
Invalid quantity
Quantity limit exceeded
Maximum quantity is 100 per item
Invalid phone number
Address must be at least 10 characters
City is required
Postal code is required
Validation Error
Promo code is too long
Promo code contains invalid characters
This promo code has expired
This promo code has reached its usage limit
Quantity limit reached
Cannot add more than 100 items of the same product
Error
Invalid product data
Added to cart
Removed from cart
Item removed from your cart
Cart cleared
All items removed from cart
Invalid Code
Promo code is invalid or expired
Please Wait
Error verifying promo code
Code Applied!
Login Required
Failed to create order. Please try again.
Please check all fields and try again
Message sent successfully!
We'll get back to you within 24 hours.
Welcome!
Welcome back!
Please login to add items to your wishlist
Added
Product added to wishlist
Removed
Product removed from wishlist
You must be logged in to write a review
Failed to submit review
Success
Your review has been submitted
An error occurred while registering
Registered!
We'll notify you when this product is back in stock
Already Subscribed
This email is already subscribed to our newsletter
An error occurred while subscribing
Successfully Subscribed!
Thank you for subscribing to our newsletter
Saved
Deleted
Updated
Logged Out
Failed to load admin data
Unauthorized
Access Denied
You do not have permission to access the admin panel.
Order not found
No browser detected.
No code detected.
No session defined in URL
Not a valid PKCE flow url.
Not a valid implicit grant flow url.
Invalid JWT signature
5-7 business days
Mark as Read
Save up to 10%
SALE
My Account
Logout
Minimum purchase amount is {n} EGP
Please wait {n} seconds before trying again
Discount of {n} EGP applied
`
  .trim()
  .split('\n');

const inPattern = (sentence: string) => sentence.replaceAll(/[.?*+^$()|[\]\\]/g, '\\$&').replaceAll('{n}', '.+');

const pattern = new RegExp(`^(?:${specifiedSentences.map(inPattern).join('|')})$`, 'u');

/** Whether an English message is one of these sentences. */
export const isSpecified = (message: string): boolean => pattern.test(message);
