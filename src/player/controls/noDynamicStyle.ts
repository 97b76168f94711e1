// Set before video.js loads: the CSP forbids its <style> elements. Our style sheets set the size of the player.
;(window as { VIDEOJS_NO_DYNAMIC_STYLE?: boolean }).VIDEOJS_NO_DYNAMIC_STYLE = true
