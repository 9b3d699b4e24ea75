import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ModalDialog } from './ModalDialog.tsx';

it('closes by a tap outside, but not by a press that begins inside and ends there', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers().unstubAllGlobals());
  const onClose = vi.fn();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => act(() => root.unmount()));
  await act(() =>
    root.render(
      <ChakraProvider value={defaultSystem}>
        <ModalDialog labelledBy="title" closesBeside onClose={onClose}>
          <h1 id="title">A lock</h1>
        </ModalDialog>
      </ChakraProvider>,
    ),
  );
  const [dialog, title] = [host.querySelector('dialog'), host.querySelector('h1')];
  if (!dialog || !title) throw new Error('The dialog is not there.');
  const press = (from: Element, onto: Element) =>
    act(() => {
      from.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      onto.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });

  await press(dialog, dialog);
  expect(onClose, 'the second half of a double tap').not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  await press(title, title);
  await press(title, dialog);
  expect(onClose).not.toHaveBeenCalled();
  await press(dialog, dialog);
  expect(onClose).toHaveBeenCalledOnce();
});
