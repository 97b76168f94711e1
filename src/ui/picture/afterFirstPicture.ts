/** How long the first picture is waited for at most, in milliseconds. */
const PATIENCE = 4000

/**
 * Calls back once the first picture inside an element has come, so that what is loaded then does not stand in its way.
 * @returns gives up waiting
 */
export function afterFirstPicture(element: Element, then: () => void): () => void {
  const picture = element.querySelector('img')
  const timer = setTimeout(go, picture && !picture.complete ? PATIENCE : 0)
  picture?.addEventListener('load', go)
  picture?.addEventListener('error', go)
  function stop() {
    clearTimeout(timer)
    picture?.removeEventListener('load', go)
    picture?.removeEventListener('error', go)
  }
  function go() {
    stop()
    then()
  }
  return stop
}
