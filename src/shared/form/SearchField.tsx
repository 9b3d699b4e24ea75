import { Box, chakra, IconButton } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LIMITS } from '../../../core/room/limits.ts';
import { PlainInput } from './plainFields.ts';

/** Milliseconds without a key press before the search starts. */
const REST = 300;

interface SearchFieldProps {
  words: { label: string; hint: string; clear: string };
  value: string;
  onSearch: (search: string) => void;
}

/** Searches by beginnings of words while typing. */
export function SearchField({ words: { label, hint, clear }, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useTyped(value, onSearch);
  return (
    <Box role="search" position="relative" flex="1 1 18rem" minWidth="0">
      <Glass aria-hidden />
      <PlainInput
        type="search"
        aria-label={label}
        placeholder={hint}
        maxLength={LIMITS.roomName}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        minHeight="11"
        ps="11"
        pe={typed === '' ? '2' : '11'}
        textOverflow="ellipsis"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      {typed !== '' && (
        <IconButton
          variant="ghost"
          aria-label={clear}
          position="absolute"
          insetEnd="0"
          top="0"
          onClick={() => {
            setTyped('');
            onSearch('');
          }}
        >
          <X />
        </IconButton>
      )}
    </Box>
  );
}

/** Searches once typing pauses; a change of the address replaces the typed text. */
function useTyped(value: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  if (value !== searched) {
    setSearched(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), REST);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return [typed, setTyped] as const;
}

const Glass = chakra(Search, {
  base: {
    position: 'absolute',
    insetStart: '3.5',
    top: '3',
    boxSize: '5',
    color: 'fg.subtle',
    pointerEvents: 'none',
    zIndex: '1',
  },
});
