/** A page that opens with a picture up to its upper edge: nothing that is seen stands before it. */
const OPENS =
  /<main[^>]*>(?:<(?:div|section|article)[^>]*>|<h1 class="mq-vh"[^>]*>[^<]*<\/h1>)*?<[a-z]+[^>]* data-opening="hero"/

/** Says on a drawn top bar that it lies over the picture that the page opens with, as the browser does (useHeroOverlay). */
export const markOverlay = (html: string): string =>
  OPENS.test(html)
    ? html.replace(/<header class="mq-top mq-top--overlay/, '<header data-over="" class="mq-top mq-top--overlay')
    : html
