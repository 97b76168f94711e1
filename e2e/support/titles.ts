import type { Page } from '@playwright/test'
import { type Choices, open } from './test'

/** Titles of the catalogue, for a list of the visitor with more than one page. */
export const MANY_TITLES = [
  'nosferatu',
  'metropolis',
  'sunrise',
  'the-general',
  'faust',
  'haxan',
  'greed',
  'les-vampires',
  'judex',
  'fantomas',
  'aelita',
  'the-golem',
  'the-crowd',
  'speedy',
  'the-circus',
  'napoleon',
  'safety-last',
] as const

/** The cards of the visitor's list. */
export const cards = (page: Page) => page.locator('main .mq-card')

/** Opens a list of the signed-in viewer. */
export const openOwnList = (page: Page, path: string, choices: Choices) =>
  open(page, 'lumen', path, { viewer: 'viewer', ...choices })
