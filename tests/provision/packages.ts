import type { RegistryPackage } from './registry-package.ts'

/** A headless shell for Linux on x64, as a package of the registry; its own script is not used, so the Node that it asks for does not matter. */
export const CHROMIUM: RegistryPackage = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity: 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
  members: ['bin/chromium.br', 'bin/al2023.tar.br'],
}

/** Noto Sans SC (SIL Open Font License 1.1): the two weights that Linux distributions ship of it. */
export const FONT: RegistryPackage = {
  name: '@expo-google-fonts/noto-sans-sc',
  version: '0.4.3',
  integrity: 'sha512-9rAwdFTFHbO/u6Cs0gj2jZbW74TGIiaFNQnXYH2s5wA1bzVkwbaviL4t8YUV642eGYjg86eH6DkAEQmfNHDncQ==',
  members: ['400Regular', '700Bold'],
}
