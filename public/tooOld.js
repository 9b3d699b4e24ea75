// biome-ignore-all lint/style/useConst lint/complexity/useArrowFunction lint/suspicious/noVar: ES5, for the browsers that read it have no more.
/** Says on the page, in its language, that this browser is too old for the app. The pages load it where they find that it is. */
(function () {
  var SENTENCES = {
    en: 'This browser is too old for Escape Rooms: it takes Chrome or Edge 109, Firefox 115, Safari 16.4, or a newer one.',
    de: 'Dieser Browser ist zu alt für Escape Rooms: Nötig ist Chrome oder Edge ab 109, Firefox ab 115 oder Safari ab 16.4.',
  };

  function findLanguage() {
    var chosen = /(?:^|; )firebase-language-override=([a-z]+)/.exec(document.cookie);
    var wanted = chosen ? chosen[1] : navigator.language || 'en';
    return wanted.slice(0, 2).toLowerCase() === 'de' ? 'de' : 'en';
  }

  function tell() {
    var language = findLanguage();
    var line = document.createElement('p');
    line.id = 'too-old';
    line.lang = language;
    line.setAttribute('role', 'alert');
    line.style.cssText =
      'position:relative;z-index:9999;margin:0;padding:16px;background:#f8d98a;color:#1c0f12;font:bold 17px/1.5 sans-serif;text-align:center';
    line.appendChild(document.createTextNode(SENTENCES[language]));
    document.body.insertBefore(line, document.body.firstChild);
  }

  if (document.body) tell();
  else document.addEventListener('DOMContentLoaded', tell);
})();
