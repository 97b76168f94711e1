import type { ComponentType } from 'react'
import type { CardProps } from './Card'

/** The card of the folder `local`: none. What its `registry.ts` names as `card` stands in the place of this file. */
const none: ComponentType<CardProps> | undefined = undefined
export default none
