/**
 * Attributes of the focused control that screen readers may read out when they change; each reader reads some
 * of them.
 */
const READ = ['aria-label', 'aria-valuetext', 'aria-checked', 'aria-pressed', 'aria-description'];
const LIVE = '[role=status], [role=alert], [aria-live], output';

/**
 * Collects what a screen reader would say of changes within an element; doubled where it is announced twice.
 */
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
    // A change of focus is not what is tested here.
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

/** Waits for React, which renders an event's changes in a later task; effects may cause more. */
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
