import type { Plugin } from 'vite'

/**
 * Lets Vite's loader of lazy parts look for what is preloaded in the head only. The problem: it asks the whole document
 * for each file of a part, and walks all of its elements each time: on a page of a thousand cards that is 45 ms. The
 * solution: all those links are in the head, so it looks there.
 */
export function headPreloads(): Plugin {
  return {
    name: 'marquee-head-preloads',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => code.replaceAll('document.querySelector(', 'document.head.querySelector('),
    },
  }
}
