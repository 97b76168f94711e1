// Set before video.js loads: the CSP forbids its <style> elements. Our style sheets set the size of the player.
window.VIDEOJS_NO_DYNAMIC_STYLE = true
