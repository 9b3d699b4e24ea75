import { Box, chakra, Skeleton, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { roomPageText } from '../text/roomPage.ts';

interface QrCodeProps {
  address: string;
  width?: string;
  /** Width in modules of the empty margin that scanners need; less where a white edge adds to it. */
  margin?: number;
}

/** An address as a QR code, dark on white in both themes. The drawing code loads on demand. */
export function QrCode({ address, width = 'min(16rem, 100%)', margin = 2 }: QrCodeProps) {
  const [code, setCode] = useState<QrModules | 'failed' | null>(null);
  useEffect(() => {
    encodeModules(address).then(setCode, (error: unknown) => {
      console.error('The QR code could not be drawn.', error);
      setCode('failed');
    });
  }, [address]);
  if (code === 'failed') return <Text role="alert">{roomPageText.share.qrFailed}</Text>;
  return (
    <Box width={width} aspectRatio={1} marginX="auto" bg="white" borderRadius="md" padding="2">
      {code === null ? (
        <Skeleton boxSize="100%" />
      ) : (
        <Drawing code={code} address={address} margin={margin} />
      )}
    </Box>
  );
}

interface QrModules {
  size: number;
  /** The dark modules as an SVG path, one unit each. */
  path: string;
}

interface DrawingProps extends Pick<Required<QrCodeProps>, 'address' | 'margin'> {
  code: QrModules;
}

function Drawing({ code: { size, path }, address, margin }: DrawingProps) {
  return (
    <chakra.svg
      role="img"
      aria-label={roomPageText.share.qrLabel(address)}
      viewBox={`${-margin} ${-margin} ${size + 2 * margin} ${size + 2 * margin}`}
      boxSize="100%"
      display="block"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="black" />
    </chakra.svg>
  );
}

async function encodeModules(address: string): Promise<QrModules> {
  const { encode } = await loadChunk('uqr', () => import('uqr'));
  const { data, size } = encode(address, { border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
