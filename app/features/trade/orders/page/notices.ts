/** What the page of an order announces. */
export const notices = ['saved', 'shipment-saved', 'shipment-removed'] as const
