import type { Page } from '@playwright/test';

interface Watched {
  /** Appearances and disappearances, in order. */
  order: string[];
  /** The number of pictures that the room showed. */
  looks: number;
  /** Things outside the room that moved in any frame. */
  moved: string[];
}

/** Watches every frame of the room, flying keys and glints, from now on. */
export async function watchRoom(page: Page): Promise<() => Promise<Watched>> {
  const watched = await page.evaluateHandle(() => {
    const order: string[] = [];
    const looks = new Set<string>();
    const moved = new Set<string>();
    const canvas = document.querySelector('canvas');
    const tell = (node: Node, change: string) => {
      if (!(node instanceof HTMLElement)) return;
      const name = ['flight', 'glint'].find((moment) => moment in node.dataset);
      if (name) order.push(`${name} ${change}`);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        for (const node of addedNodes) tell(node, 'comes');
        for (const node of removedNodes) tell(node, 'goes');
      }
    }).observe(document.body, { childList: true, subtree: true });
    const look = () => {
      looks.add(canvas?.toDataURL() ?? '');
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && effect.target?.matches('img, button'))
          if (effect.getKeyframes().some((frame) => 'transform' in frame)) moved.add(effect.target.tagName);
      requestAnimationFrame(look);
    };
    look();
    return { order, looks, moved };
  });
  return () =>
    watched.evaluate(({ order, looks, moved }) => ({ order, looks: looks.size, moved: [...moved] }));
}
