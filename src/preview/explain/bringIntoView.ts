/**
 * Scrolls to a part of the page. The problem: a hero hides its other slides beside it, and the browser scrolls what is
 * hidden, too: the hero then stands beside itself for good. The solution: what nobody can scroll stays where it is.
 * @param block where it stands then; nearest: no further than it needs
 */
export function bringIntoView(element: Element, block: 'nearest' | 'center' = 'nearest'): void {
  const still: [box: Element, left: number][] = []
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (/hidden|clip/.test(getComputedStyle(box).overflowX)) still.push([box, box.scrollLeft])
  element.scrollIntoView({ block })
  for (const [box, left] of still) box.scrollLeft = left
}
