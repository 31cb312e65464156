import { createContext, use } from 'react'

/** Whose portal this is: settings of the operator, known to the server and read by the browser from `<html>`. */
export type Brand = {
  name: string
  demo: boolean
  /** Its public address, without a slash at the end. */
  site: string
}

export const BrandContext = createContext<Brand>({ name: 'Ammiraglia', demo: false, site: '' })

export function useBrand(): Brand {
  return use(BrandContext)
}

/** The document's title by the template; React moves it into the head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${useBrand().name}`}</title>
}
