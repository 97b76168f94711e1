/** Matches a page whose first visible content is a hero image. */
const STARTS_WITH_HERO =
  /<main[^>]*>(?:<(?:div|section|article)[^>]*>|<h1 class="mq-vh"[^>]*>[^<]*<\/h1>)*?<[a-z]+[^>]* data-opening="hero"/

/** Marks the top bar as lying over the hero image, as useHeroOverlay does in the browser. */
export const markHeroOverlay = (html: string): string =>
  STARTS_WITH_HERO.test(html)
    ? html.replace(/<header class="mq-top mq-top--overlay/, '<header data-over="" class="mq-top mq-top--overlay')
    : html
