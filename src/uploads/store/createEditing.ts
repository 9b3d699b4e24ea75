import { type BenchState, replacedLook, type WorkTable } from './benchState.ts';
import { type BenchWork, emptyLooks, lookAt } from './benchWork.ts';

/** Maximum number of undo steps. */
const REMEMBERED = 50;

type EditingActions = Pick<
  BenchState,
  | 'setStep'
  | 'setFacts'
  | 'lookInto'
  | 'removeLook'
  | 'addColor'
  | 'renameColor'
  | 'setLight'
  | 'edit'
  | 'undo'
>;

/** Local changes of a work: looks, edits, descriptions. */
export function createEditing({ find, patch, patchLook }: WorkTable): EditingActions {
  return {
    setStep: (id, step) => patch(id, { step }),
    setFacts: (id, facts) => {
      const work = find(id);
      if (work) patch(id, { facts: { ...work.facts, ...facts } });
    },
    lookInto: (id, at) => patch(id, { at }),
    removeLook: (id) => {
      const work = find(id);
      if (!work) return;
      if (work.at.state === 'opened') patchLook(work, null);
      else patch(id, { looks: work.looks.filter((_, place) => place !== work.at.color) });
      patch(id, { at: { color: 0, state: 'default' } });
    },
    addColor: (id, word) => {
      const work = find(id);
      if (!work) return;
      const looks = [...work.looks, emptyLooks(freeName(work, word))];
      patch(id, { looks, at: { color: work.looks.length, state: 'default' } });
    },
    renameColor: (id, color) => {
      const work = find(id);
      if (work) patch(id, { looks: replacedLook(work.looks, work.at.color, { color }) });
    },
    setLight: (id, ambient) => {
      const work = find(id);
      if (work) patch(id, { looks: replacedLook(work.looks, work.at.color, { ambient }) });
    },
    edit: (id, changes, gesture) => {
      const work = find(id);
      const look = work && lookAt(work);
      if (!work || look?.type !== 'new') return;
      const { edits, past } = look.picture;
      const before = gesture === 'goesOn' ? past : [...past, edits].slice(-REMEMBERED);
      const picture = { ...look.picture, edits: { ...edits, ...changes }, past: before };
      patchLook(work, { type: 'new', picture });
    },
    undo: (id) => {
      const work = find(id);
      const look = work && lookAt(work);
      const edits = look?.type === 'new' ? look.picture.past.at(-1) : undefined;
      if (!work || look?.type !== 'new' || !edits) return;
      const picture = { ...look.picture, edits, past: look.picture.past.slice(0, -1) };
      patchLook(work, { type: 'new', picture });
    },
  };
}

/** An unused name for a look: the word with a number, until the creator chooses a better one. */
function freeName({ looks }: BenchWork, word: string): string {
  const isTaken = (color: string) => looks.some((look) => look.color === color);
  let number = looks.length + 1;
  while (isTaken(`${word}-${number}`)) number += 1;
  return `${word}-${number}`;
}
