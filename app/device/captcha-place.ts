/** The id of the element where a check that has something to ask is shown. */
export const captchaPlace = 'captcha';
