import type { Rule } from './rule.ts';
import { purpose } from './section-1-purpose.ts';
import { cart, checkout, confirmation } from './section-2-buying.ts';
import { home, productList } from './section-2-home-and-list.ts';
import { discountDialog, headerAndFooter } from './section-2-layout.ts';
import { about, account, auth, contact } from './section-2-pages.ts';
import { product } from './section-2-product.ts';
import { routes } from './section-2-routes.ts';
import { entities } from './section-3-entities.ts';
import { states } from './section-4-states.ts';
import { cartItem, otherFields, promoCode, shipping } from './section-5-buying.ts';
import { contactForm, signIn, signUp } from './section-5-customers.ts';
import { permissions } from './section-6-roles.ts';
import { authenticationCalls, dataCalls } from './section-7-calls.ts';
import { buyingErrors } from './section-8-buying.ts';
import { profileErrors } from './section-8-customers.ts';
import { constants } from './section-9-constants.ts';

/** All rules, texts and constants of the specification in order, each with the test that proves it. */
export const table: readonly Rule[] = [
  purpose,
  routes,
  home,
  productList,
  product,
  about,
  contact,
  cart,
  checkout,
  confirmation,
  auth,
  account,
  headerAndFooter,
  discountDialog,
  entities,
  states,
  signUp,
  signIn,
  contactForm,
  cartItem,
  shipping,
  promoCode,
  otherFields,
  permissions,
  dataCalls,
  authenticationCalls,
  buyingErrors,
  profileErrors,
  constants,
].flat();
