import { apply, isSupported } from '@oddbird/popover-polyfill/fn';
import { arrayMethods } from './arrayMethods.ts';

// Chrome and Edge before 110.
for (const [name, value] of Object.entries(arrayMethods))
  if (!(name in Array.prototype))
    Object.defineProperty(Array.prototype, name, { value, writable: true, configurable: true });

// Chrome and Edge before 120, Safari before 17.
URL.canParse ??= (address, base) => {
  try {
    return new URL(address, base) !== null;
  } catch {
    return false;
  }
};

// Chrome and Edge before 114, Firefox before 125, Safari before 17.
if (!isSupported()) apply();
