import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { LockMaterial } from '../../../../core/catalogue/lockMaterial.ts';
import { definitionOf } from '../../../../core/lock/faces.ts';
import type { Face } from '../../../../core/lock/model.ts';
import { startOf } from '../../../../core/lock/startOf.ts';
import { until } from '../../../shared/testing/until.ts';
import { LockFace } from '../LockFace.tsx';

export interface HeldLock {
  form: HTMLFormElement;
  /** Submitted answers, in order. */
  tries: readonly string[];
  /** Entries after each change, in order. */
  entries: readonly string[];
  /** The text of the live region. */
  said: () => string;
  control: (label: string | RegExp) => Promise<HTMLElement>;
  unmount: () => void;
}

export const strike = (target: Element | null, key: string, init: KeyboardEventInit = {}) =>
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));

/** Opens a lock in a page, with its pieces shuffled by a fixed seed, and gives it the focus. */
export async function takeLock(face: Face, material: LockMaterial | null = null): Promise<HeldLock> {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const tries: string[] = [];
  const entries: string[] = [];
  root.render(
    <ChakraProvider value={defaultSystem}>
      <Held
        face={face}
        material={material}
        onEnter={(entered) => entries.push(entered)}
        onTry={(entered) => tries.push(entered)}
      />
    </ChakraProvider>,
  );
  const form = await until(() => found(host.querySelector('form')));
  form.focus();
  return {
    form,
    tries,
    entries,
    said: () => form.querySelector('[role=status]')?.textContent ?? '',
    control: (label) =>
      until(() =>
        found(
          [...form.querySelectorAll<HTMLElement>('[aria-label]')].find((each) => isCalled(each, label)) ??
            null,
        ),
      ),
    unmount: () => {
      root.unmount();
      host.remove();
    },
  };
}

interface HeldProps {
  face: Face;
  material: LockMaterial | null;
  onEnter: (entered: string) => void;
  onTry: (entered: string) => void;
}

function Held({ face, material, onEnter, onTry }: HeldProps) {
  const [view] = useState(() => definitionOf(face).view(face, { answer: '', seed: 'a play' }));
  const [entered, setEntered] = useState(() => startOf(view));
  return (
    <LockFace
      view={view}
      entered={entered}
      onEnter={(changed) => {
        onEnter(changed);
        setEntered(changed);
      }}
      state="rest"
      label="Try it"
      onTry={() => onTry(entered)}
      material={material}
    />
  );
}

function isCalled(element: Element, label: string | RegExp): boolean {
  const name = element.getAttribute('aria-label') ?? '';
  return typeof label === 'string' ? name === label : label.test(name);
}

function found<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new Error('Not there yet.');
  return thing;
}
