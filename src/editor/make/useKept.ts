import { useState } from 'react';
import { useEditorSession } from '../session/editorContext.ts';
import type { EditorStore } from '../store/editorStore.ts';

const kept = new WeakMap<EditorStore, Map<string, unknown>>();

/** State that outlives its dialog: what was entered stays for as long as the editor is open. */
export function useKept<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const { store } = useEditorSession();
  const values = kept.get(store) ?? new Map<string, unknown>();
  kept.set(store, values);
  const [value, setValue] = useState(() => (values.has(name) ? (values.get(name) as Value) : initial));
  return [
    value,
    (next) => {
      values.set(name, next);
      setValue(next);
    },
  ];
}
