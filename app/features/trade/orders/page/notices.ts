/** What the page of an order announces. */
export const notices = ['saved', 'again', 'shipment-saved', 'shipment-removed'] as const
