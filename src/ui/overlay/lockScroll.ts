let locks = 0

/**
 * Holds the page still behind a dialog. The scrollbar's place stays kept, so nothing jumps.
 * @returns ends it; locks may overlap
 */
export function lockScroll(root: HTMLElement = document.documentElement): () => void {
  if (locks++ === 0) {
    const bar = window.innerWidth - root.clientWidth
    root.style.overflow = 'hidden'
    if (bar > 0) root.style.paddingInlineEnd = `${bar}px`
  }
  let held = true
  return () => {
    if (!held) return
    held = false
    if (--locks > 0) return
    root.style.overflow = ''
    root.style.paddingInlineEnd = ''
  }
}
