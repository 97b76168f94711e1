import { createContext, useContext } from 'react'
import type { PageProps } from '../pageProps'

const PageContext = createContext<PageProps>({ params: {}, pathname: '/', search: '' })

export const PageProvider = PageContext.Provider

/** The current page: its route, parameters and address */
export const usePage = (): PageProps => useContext(PageContext)
