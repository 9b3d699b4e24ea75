/** Of a control in focus, what screen readers read out when it changes; all of them some of it, some of them all. */
const READ = ['aria-label', 'aria-valuetext', 'aria-checked', 'aria-pressed', 'aria-description'];
const LIVE = '[role=status], [role=alert], [aria-live], output';

/** What a screen reader says from now on of changes within an element: each in its words, doubled where it is told twice. */
export function listen(within: HTMLElement): { heard: () => Promise<readonly string[]> } {
  const heard: string[] = [];
  let live = wordsOfLive(within);
  let focused = stateOfFocus();
  const observer = new MutationObserver(notice);
  observer.observe(within, { subtree: true, childList: true, characterData: true, attributes: true });
  within.addEventListener('focusin', () => {
    focused = stateOfFocus();
  });
  function notice() {
    const [words, state] = [wordsOfLive(within), stateOfFocus()];
    for (const [region, said] of words) if (said !== '' && live.get(region) !== said) heard.push(said);
    // What the focus came to is another matter.
    if (state.element === focused.element)
      for (const [name, value] of Object.entries(state.read))
        if (value !== focused.read[name]) heard.push(`${name} ${value}`);
    [live, focused] = [words, state];
  }
  return {
    heard: async () => {
      await settle();
      return heard.splice(0);
    },
  };
}

/** React draws what an event changed in a later task, and effects may change more. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

function wordsOfLive(within: HTMLElement): Map<Element, string> {
  const regions = [...within.querySelectorAll(LIVE)].filter((each) => !each.closest('[aria-hidden=true]'));
  return new Map(regions.map((each) => [each, each.textContent ?? '']));
}

function stateOfFocus() {
  const element = document.activeElement;
  return {
    element,
    read: Object.fromEntries(READ.map((name) => [name, element?.getAttribute(name) ?? null])),
  };
}
