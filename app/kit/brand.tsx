import { createContext, use, useEffect } from 'react'
import type { LegalText } from './legal-texts.ts'
import { newsText, useNews } from './news.ts'

/** Whose portal this is: what its brand and its operator say, known to the server and read by the browser from `<html>`. */
export type Brand = {
  name: string
  demo: boolean
  /** Without it no page promises a mail: see `useWords`. */
  sendsMail: boolean
  /** Its public address, without a slash at the end. */
  site: string
  /** What the maker has of its own: colour, pictures, legal texts. */
  look?: BrandLook | undefined
}

export type BrandLook = {
  /** The rule that puts the maker's colour in the place of the portal's. */
  style?: string | undefined
  logo?: Logo | undefined
  /** For the dark mode, where it is another one. */
  logoDark?: Logo | undefined
  /** Beside the sign-in, in two sizes. */
  scene?: { large: Logo; small: Logo } | undefined
  /** The texts that can be read. */
  legal?: LegalText[] | undefined
}

/** Where the picture is, and its proportions. */
export type Logo = { src: string; width: number; height: number }

export const BrandContext = createContext<Brand>({ name: 'Ammiraglia', demo: false, sendsMail: true, site: '' })

export function useBrand(): Brand {
  return use(BrandContext)
}

/** The document's title by the template, after how much is unread. The server writes it into the head. */
export function PageTitle({ title }: { title: string }) {
  const news = newsText(useNews())
  return <DocumentTitle>{`${news && `(${news}) `}${title} · ${useBrand().name}`}</DocumentTitle>
}

export function DocumentTitle({ children: title }: { children: string }) {
  useEffect(() => {
    document.title = title
  }, [title])
  return import.meta.env.SSR ? <title>{title}</title> : null
}
