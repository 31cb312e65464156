/** So many bicycles of a company are shown together. */
export const unitsMost = 500
