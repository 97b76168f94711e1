import { createContext, useContext } from 'react'
import { createText, type Text } from './createText'

const TextContext = createContext<Text>(createText())

export const TextProvider = TextContext.Provider

/** The function that words the site's sentences. */
export const useText = (): Text => useContext(TextContext)
