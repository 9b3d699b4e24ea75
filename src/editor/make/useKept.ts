import { useState } from 'react';
import { useEditorSession } from '../session/editorContext.ts';
import type { EditorStore } from '../store/editorStore.ts';

const kept = new WeakMap<EditorStore, Map<string, unknown>>();

/** State that outlives its dialog: what was entered stays for as long as the editor is open. */
export function useKept<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const { store } = useEditorSession();
  const values = kept.get(store) ?? new Map<string, unknown>();
  kept.set(store, values);
  const [value, setValue] = useState(() => {
    // An initial value may be another one each time, such as a seed.
    if (!values.has(name)) values.set(name, initial);
    return values.get(name) as Value;
  });
  return [
    value,
    (next) => {
      values.set(name, next);
      setValue(next);
    },
  ];
}
