#!/usr/bin/python3
"""contact sheet: sheet.py out.png cell cols files... (alpha is laid on the glaze ground)"""
import sys
from PIL import Image

out, S, n = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
f = sys.argv[4:]
W = Image.new('RGB', (n * (S + 6) - 6, -(-len(f) // n) * (S + 6) - 6), (253, 253, 255))
for i, k in enumerate(f):
    im = Image.open(k).convert('RGBA')
    im.thumbnail((S, S), Image.LANCZOS)
    c = Image.new('RGBA', (S, S), (241, 244, 250, 255))
    c.alpha_composite(im, ((S - im.width) // 2, (S - im.height) // 2))
    W.paste(c.convert('RGB'), ((i % n) * (S + 6), (i // n) * (S + 6)))
W.save(out)
