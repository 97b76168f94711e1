import type { Plugin } from 'vite'

/** The chunks that every page opens with, and those of pages and modules: what is in them is needed at once. */
const OPENING = /^(?:start|vendor|root|shared|page-.*|module-.*)$/

/** Of smaller files, in bytes, the hint is a twentieth and more of what is sent, for hardly a function. */
const SMALL = 4096

/**
 * Lets browsers that know the hint (Chrome since 136) compile a chunk while it arrives, beside the main thread.
 * The problem: a function is compiled when it is called first, and 650 of them cost the opening of a page 15 ms of its
 * main thread. The solution: the files whose functions nearly all run at once say so, in their first line.
 */
export function compileEarly(): Plugin {
  return {
    name: 'marquee-compile-early',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && OPENING.test(file.name) && file.code.length >= SMALL)
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}
