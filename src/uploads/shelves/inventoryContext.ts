import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { InventoryState, InventoryStore } from '../store/inventoryStore.ts';

export const InventoryContext = createContext<InventoryStore | null>(null);

/** Reads a part of the inventory's state and actions. @throws outside the screen */
export function useInventory<Part>(select: (state: InventoryState) => Part): Part {
  const store = useContext(InventoryContext);
  if (!store) throw new Error('useInventory needs <InventoryContext> above it.');
  return useStore(store, select);
}
