import { route } from '@react-router/dev/routes'

/**
 * A list's export in both formats: `orders` leads to `orders/export.csv` and `orders/export.xlsx`, of one module.
 * @param within what the routes around it add to the path: two routes of one module need names
 */
export function exportRoutes(path: string, file: string, within = '') {
  return ['csv', 'xlsx'].map((kind) => {
    const address = `${path}/export.${kind}`
    return route(address, file, { id: within + address })
  })
}
