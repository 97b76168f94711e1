/**
 * The files of the pages that a visit seldom opens with, by number.
 * The problem: the name of each page's file is carried by every visit. The solution: the build moves them from
 * `routes.ts` to here (scripts/plugins/lazyPages.ts); they come with the first of these pages, or when the browser has
 * nothing else to do. Where nothing is built, none is here.
 */
export const files: readonly (() => Promise<unknown>)[] = []
