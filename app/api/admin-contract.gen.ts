// Generated from contract/ by `npm run contract`.
import { endpoint } from './endpoint.ts';

export const adminContract = {
  dashboard: {
    get: endpoint('GET', '/admin/dashboard'),
    summary: endpoint('GET', '/admin/dashboard/summary'),
  },
  orders: {
    export: endpoint('POST', '/admin/orders/export'),
    list: endpoint('GET', '/admin/orders'),
    updateStatus: endpoint('PUT', '/admin/orders/{id}/status'),
    updatePaymentStatus: endpoint('PUT', '/admin/orders/{id}/payment-status'),
  },
  payments: {
    get: endpoint('GET', '/admin/orders/{id}/payments'),
    check: endpoint('POST', '/admin/orders/{id}/payment-checks'),
    quoteRefund: endpoint('POST', '/admin/orders/{id}/refund-quotes'),
    refund: endpoint('POST', '/admin/orders/{id}/refunds'),
    refundCharge: endpoint('POST', '/admin/orders/{id}/charge-refunds'),
    settleRefund: endpoint('PUT', '/admin/orders/{id}/refunds/{refundId}'),
    issues: endpoint('GET', '/admin/payment-issues'),
    proofs: endpoint('GET', '/admin/transfer-proofs'),
    acceptProof: endpoint('PUT', '/admin/transfer-proofs/{id}/accepted'),
    rejectProof: endpoint('PUT', '/admin/transfer-proofs/{id}/rejected'),
    resolveIssue: endpoint('PUT', '/admin/payment-issues/{id}'),
  },
  paymentSettings: {
    get: endpoint('GET', '/admin/payment-settings'),
    save: endpoint('PUT', '/admin/payment-settings'),
    test: endpoint('POST', '/admin/payment-connection-tests'),
  },
  contactMessages: {
    list: endpoint('GET', '/admin/contact-messages'),
    updateStatus: endpoint('PUT', '/admin/contact-messages/{id}/status'),
    reply: endpoint('POST', '/admin/contact-messages/{id}/replies'),
  },
  customers: {
    list: endpoint('GET', '/admin/customers'),
    tags: endpoint('GET', '/admin/customer-tags'),
    export: endpoint('POST', '/admin/customers/export'),
    get: endpoint('GET', '/admin/customers/{id}'),
    addNote: endpoint('POST', '/admin/customers/{id}/notes'),
    deleteNote: endpoint('DELETE', '/admin/customers/{id}/notes/{noteId}'),
    addTag: endpoint('POST', '/admin/customers/{id}/tags'),
    deleteTag: endpoint('DELETE', '/admin/customers/{id}/tags/{tag}'),
  },
  products: {
    list: endpoint('GET', '/admin/products'),
    get: endpoint('GET', '/admin/products/{id}'),
    create: endpoint('POST', '/admin/products'),
    update: endpoint('PUT', '/admin/products/{id}'),
    updatePosition: endpoint('PUT', '/admin/products/{id}/position'),
    setArchived: endpoint('PUT', '/admin/products/{id}/archived'),
  },
  productPictures: {
    upload: endpoint('PUT', '/admin/products/{id}/pictures/{view}'),
    delete: endpoint('DELETE', '/admin/products/{id}/pictures/{view}'),
  },
  promoCodes: {
    list: endpoint('GET', '/admin/promo-codes'),
    create: endpoint('POST', '/admin/promo-codes'),
    update: endpoint('PUT', '/admin/promo-codes/{id}'),
    setActive: endpoint('PUT', '/admin/promo-codes/{id}/active'),
    delete: endpoint('DELETE', '/admin/promo-codes/{id}'),
  },
  stockNotifications: {
    listProducts: endpoint('GET', '/admin/stock-notifications/products'),
    list: endpoint('GET', '/admin/stock-notifications'),
    send: endpoint('PUT', '/admin/stock-notifications/products/{id}/send'),
  },
  reviews: {
    list: endpoint('GET', '/admin/reviews'),
    hide: endpoint('PUT', '/admin/reviews/{id}/hidden'),
    reply: endpoint('PUT', '/admin/reviews/{id}/reply'),
    deleteReply: endpoint('DELETE', '/admin/reviews/{id}/reply'),
    unhide: endpoint('DELETE', '/admin/reviews/{id}/hidden'),
  },
  newsletterSubscriptions: {
    list: endpoint('GET', '/admin/newsletter-subscriptions'),
    delete: endpoint('DELETE', '/admin/newsletter-subscriptions/{id}'),
    export: endpoint('POST', '/admin/newsletter-subscriptions/export'),
  },
  labels: {
    list: endpoint('GET', '/admin/labels'),
  },
  settings: {
    list: endpoint('GET', '/admin/settings'),
    save: endpoint('PUT', '/admin/settings/{section}'),
    versions: endpoint('GET', '/admin/settings/{section}/versions'),
    restore: endpoint('POST', '/admin/settings/{section}/restorations'),
  },
  pages: {
    list: endpoint('GET', '/admin/pages'),
    get: endpoint('GET', '/admin/pages/{name}'),
    save: endpoint('PUT', '/admin/pages/{name}'),
    cancelPlan: endpoint('POST', '/admin/pages/{name}/cancellations'),
    versions: endpoint('GET', '/admin/pages/{name}/versions'),
    restore: endpoint('POST', '/admin/pages/{name}/restorations'),
  },
  userRoles: {
    list: endpoint('GET', '/admin/user-roles'),
    grant: endpoint('POST', '/admin/user-roles'),
    update: endpoint('PUT', '/admin/user-roles/{id}'),
    revoke: endpoint('DELETE', '/admin/user-roles/{id}'),
    resendInvitation: endpoint('POST', '/admin/staff-invitations/{id}/mails'),
    withdrawInvitation: endpoint('DELETE', '/admin/staff-invitations/{id}'),
  },
  auditLog: {
    list: endpoint('GET', '/admin/audit-log'),
  },
};
