import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { InventoryState, InventoryStore } from '../store/inventoryStore.ts';

export const InventoryContext = createContext<InventoryStore | null>(null);

/** A part of what is one's own and what can be done to it. @throws outside the screen: a fault of wiring */
export function useInventory<Part>(select: (state: InventoryState) => Part): Part {
  const store = useContext(InventoryContext);
  if (!store) throw new Error('useInventory needs <InventoryContext> above it.');
  return useStore(store, select);
}
