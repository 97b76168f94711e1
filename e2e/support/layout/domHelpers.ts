export type DomHelpers = ReturnType<typeof domHelpers>

/** Runs in the page. The checks receive its result as a handle, because they cannot import anything there. */
export const domHelpers = () => ({
  nameOf(element: Element): string {
    const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ').join('.') ?? ''} "${label.slice(0, 40)}"`
  },
  isVisible: (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('[inert], [aria-hidden="true"], .mq-vh'),
  clips: (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip',
  scrolls: (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll',
})
