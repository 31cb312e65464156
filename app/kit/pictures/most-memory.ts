/** In bytes, above what the largest allowed picture needs; one built to need more takes only its process with it. */
export const mostMemory = 1_200_000_000
