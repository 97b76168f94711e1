import type { ComponentType } from 'react'
import type { CardProps } from './Card'

/**
 * Placeholder without a local card. The build replaces this file with the `card` of `local/registry.ts`, if there is
 * one.
 */
const noLocalCard: ComponentType<CardProps> | undefined = undefined
export default noLocalCard
