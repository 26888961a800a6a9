import { expect, it } from 'vitest';
import { deviceName } from '#server/sessions/device-name';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${webKit} Version/19.1 Mobile/15E148 Safari/604.1`,
    'Safari · iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${webKit} CriOS/156.0 Mobile/15E148 Safari/604.1`,
    'Chrome · iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/30.0 Chrome/150.0.0.0 Mobile Safari/537.36',
    'Samsung Internet · Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox · Linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/19.1 Safari/605.1.15`, 'Safari · macOS'],
  ['curl/8.5.0', 'curl'],
  ['', 'Unknown device'],
  ['<script>', 'Unknown device'],
])('%s is shown as %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
