import { join, relative } from 'node:path'
import { ROOT } from '../package/installation'

/**
 * Explains each rule and each error of a command. The npm package contains it at the same path. Messages name the page, not
 * the section: its headings are the names of the rules, and a terminal cannot open an anchor.
 */
export const PROBLEMS_PAGE = 'docs/reference/problems.md'

/** Tells where the rules are explained. @param from the folder where the operator ran the command */
export const rulesHint = (from: string): string =>
  `Each rule is explained in ${relative(from, join(ROOT, PROBLEMS_PAGE)).replaceAll('\\', '/')}.`
