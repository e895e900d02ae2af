// Browser tests, with the system's Chromium: nothing is downloaded. They start `penta serve` themselves.
import { defineConfig } from '@playwright/test';

const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run ' +
  '--disable-background-networking --disable-component-update --disable-sync';

export default defineConfig({
  testDir: './e2e',
  outputDir: '../build/e2e',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 1,
  retries: 0,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: flags.split(' '),
    },
  },
} as Parameters<typeof defineConfig>[0]);
