import { createContext, useContext } from 'react'
import { createText, type Text } from './createText'

const TextContext = createContext<Text>(createText())

export const TextProvider = TextContext.Provider

/** The translate function of the site: `t('close')`. */
export const useText = (): Text => useContext(TextContext)
