"""37 products -> pieces, cameras and stages. Unit 10 cm. Textures are <family>_<palette>_<surface> (designs.py)."""

import json
import os
import math

HERE = os.path.dirname(os.path.abspath(__file__))
P = {p['id']: p for p in json.load(open(os.path.join(HERE, 'products.json')))}
FAM = {
    'lotus frieze': 'lotus',
    'Eye of Horus, zigzag water rim': 'eye',
    'Eye of Horus': 'eye',
    'winged scarab, petal rim': 'scarab',
    'winged scarab': 'scarab',
    '12-fold star, calligraphy rim': 'starcall',
    'arabesque scroll': 'arabesque',
    'hieroglyph band rim': 'hiero',
    'hieroglyph band': 'hiero',
    'papyrus thicket rim': 'papyrus',
    'papyrus thicket': 'papyrus',
    'Nile waves': 'waves',
    '8-fold star-and-cross tiling': 'star',
    'star-and-cross band': 'star',
}
RIM = {
    'nile': 'gold',
    'malachite': 'gold',
    'night': 'gold',
    'cobalt': 'cobalt',
    'faience': 'faience',
    'desert': 'desert',
}
RAD = {'dinner-plate': 1.35, 'dessert-plate': 1.05, 'charger': 1.60}


def t(f, p, s):
    return f'{f}_{p}_{s}'


# ---- single pieces
def plate(f, pal, size='dinner-plate', **k):
    sf = {'dinner-plate': 'plate', 'dessert-plate': 'dessert', 'charger': 'charger'}[size]
    d = dict(
        type='plate',
        r=RAD[size],
        h={'dinner-plate': 0.22, 'dessert-plate': 0.19, 'charger': 0.25}[size],
        tex=t(f, pal, sf),
        rim=RIM[pal],
    )
    d.update(body='ink') if pal == 'night' else 0
    d.update(k)
    return d


def saucer(f, pal, r=0.75, **k):
    d = dict(
        type='saucer', r=r, tex=t(f, pal, 'nightsaucer' if (f, pal) == ('hiero', 'night') else 'saucer'), rim=RIM[pal]
    )
    d.update(body='ink') if pal == 'night' else 0
    d.update(k)
    return d


def cup(f, pal, kind='tea', **k):
    d = dict(
        type='cup',
        kind=kind,
        tex=t(f, pal, {'tea': 'cupband', 'coffee': 'finband', 'mug': 'mugband'}[kind]),
        rim=RIM[pal],
    )
    d.update(body='ink') if pal == 'night' else 0
    d.update(k)
    return d


def bowl(f, pal, **k):
    d = dict(type='bowl', r=0.75, h=0.46, tex=t(f, pal, 'bowl'), rim=RIM[pal])
    if f in ('lotus', 'arabesque', 'starcall'):
        d.update(tex_out=t(f, pal, 'bowlband'), span=[0.30, 0.985])
    d.update(k)
    return d


def pot(f, pal, scale=1.0, **k):
    d = dict(
        type='teapot', tex=t(f, pal, 'potband'), tex_lid=t(f, pal, 'lid'), rim=RIM[pal], span=[0.10, 0.80], scale=scale
    )
    d.update(k)
    return d


# ---- groups
class G(list):
    def put(s, *ps):
        for p in ps:
            s.append(p)
        return len(s) - 1

    def stack(s, p, n, at, rot=17):
        s.append(dict(p, at=[*at, 0]))
        for i in range(1, n):
            s.append(dict(p, on=len(s) - 1, rot=p.get('rot', 0) + rot * i))
        return len(s) - 1

    def cs(s, f, pal, at, rot=-28, kind='tea', drink=None, prop=0, **k):
        r = 0.75 if kind == 'tea' else 0.60
        s.append(saucer(f, pal, r, at=[*at, 0], rot=rot * 2, **({'prop': 1} if prop else {})))
        i = len(s) - 1
        s.append(
            cup(
                f, pal, kind, on=i, rot=rot, **({'drink': drink} if drink else {}), **({'prop': 1} if prop else {}), **k
            )
        )
        return i

    def standing(s, p, at, tilt=74, yaw=0, z0=0.12, **k):
        """on a stand of brass, z0 above the ground for a dinner plate"""
        z0 *= p['r'] / 1.35
        s.append(dict(p, at=[*at, z0], stand=tilt, yaw=yaw, **k))
        s.append(dict(type='easel', r=p['r'], h=p['h'], z0=z0, stand=tilt, at=[*at, 0], rot=yaw))
        return len(s) - 2


# what is in a cup and beside it differs, so that a row of cups does not repeat one picture
EMPTY = ('cup-mug-01', 'cup-mug-02')
FOAM = ('cup-coffee-03', 'cup-coffee-05')
TURN = {'cup-tea-02': -20, 'cup-tea-04': -34, 'cup-coffee-02': -24, 'cup-coffee-05': -20}
LEVEL = {'cup-coffee-02': 0.13}


def drink(pr):
    return 'hibiscus' if pr == 'cup-tea-06' else 'tea'


def full(pid, view, kind):
    """the drink in a cup of its first two views"""
    if view == 1 and pid in EMPTY:
        return None
    return 'foam' if view == 1 and pid in FOAM else drink(pid) if kind == 'tea' else 'coffee'


# the cup that stands beside a plate of the same motif; motifs without cups have one of a near motif
CUP = {
    ('lotus', 'nile'): 'tea',
    ('lotus', 'faience'): 'tea',
    ('eye', 'night'): 'coffee',
    ('scarab', 'nile'): 'mug',
    ('arabesque', 'cobalt'): 'tea',
    ('arabesque', 'faience'): 'tea',
    ('hiero', 'nile'): 'coffee',
    ('papyrus', 'malachite'): 'tea',
    ('waves', 'cobalt'): 'tea',
    ('star', 'desert'): 'coffee',
}
STANDIN = {
    ('eye', 'nile'): ('hiero', 'nile', 'coffee'),
    ('scarab', 'malachite'): ('papyrus', 'malachite', 'tea'),
    ('starcall', 'nile'): ('lotus', 'nile', 'tea'),
    ('starcall', 'cobalt'): ('arabesque', 'cobalt', 'tea'),
}


def groups(pid, view):
    """pieces for the cut-outs (1: composed, 2: laid out)"""
    pr = P[pid]
    ph = pr['photo']
    sh, f, pal = ph['shape'], FAM[ph['motif']], ph['palette']
    g = G()
    cnt = {x['type']: x['count'] for x in ph['pieces']}
    if sh in RAD:
        p = plate(f, pal, sh)
        if view == 2:
            g.standing(p, (0, 0), 72, -26)
        else:
            g.put(dict(p, at=[0, 0, 0]))
    elif sh == 'tea-cup':
        i = g.cs(f, pal, (0, 0), TURN.get(pid, -28) if view == 1 else 208, drink=full(pid, view, 'tea'))
        if view == 1 and pid == 'cup-tea-02':  # a sprig of mint on the tea
            g.put(dict(type='mint', on=i + 1, fr=0.415, dz=-0.004, off=[-0.02, 0.06], rot=24, scale=0.44, prop=1))
    elif sh == 'finjan':
        k = dict(level=LEVEL[pid]) if view == 1 and pid in LEVEL else {}
        g.cs(f, pal, (0, 0), TURN.get(pid, -32) if view == 1 else 206, 'coffee', full(pid, view, 'coffee'), **k)
    elif sh == 'mug':
        turn = (-14 if view == 1 else 180) if f == 'scarab' else -22 if view == 1 else 200
        g.put(cup(f, pal, 'mug', at=[0, 0, 0], rot=turn, drink=full(pid, view, 'coffee')))
    elif sh == 'family-set':
        if view == 1:
            g.stack(plate(f, pal), 6, (-1.35, 1.45))
            g.stack(bowl(f, pal, rot=10), 6, (0.78, 1.02))
            g.put(pot(f, pal, 1.06, at=[2.20, 1.95, 0], rot=-16))
            for i, (x, y) in enumerate(
                ((-1.95, -0.68), (-0.33, -0.66), (1.35, -0.64), (-1.15, -2.10), (0.52, -2.08), (2.14, -2.08))
            ):
                g.cs(f, pal, (x, y), -24 - 9 * (i % 3))
        else:
            g.put(plate(f, pal, at=[-1.4, 1.2, 0]))
            g.stack(plate(f, pal), 5, (1.4, 1.2))
            g.stack(bowl(f, pal), 3, (-2.15, -1.0))
            g.stack(bowl(f, pal), 3, (-0.55, -1.0))
            g.put(pot(f, pal, 1.06, at=[1.5, -1.05, 0], rot=-20))
            for i in range(6):
                g.cs(f, pal, (1.63 * (i % 3 - 1), -2.62 if i < 3 else -4.22), -30)
    elif sh == 'tea-set' and cnt['tea-cup'] == 4:
        if view == 1:
            g.put(pot(f, pal, 1.0, at=[0, 1.15, 0], rot=-10))
            for i, (x, y, r) in enumerate(
                ((-1.64, 0.30, -40), (1.66, 0.30, -22), (-0.82, -1.12, -34), (0.83, -1.12, -24))
            ):
                g.cs(f, pal, (x, y), r)
        else:
            g.put(pot(f, pal, 1.0, at=[0, 0.95, 0], rot=0))
            g.cs(f, pal, (-0.95, -0.75), 205, drink='tea')
            g.cs(f, pal, (0.95, -0.75), -25, drink='tea')
            g.stack(saucer(f, pal), 2, (2.1, 0.75))
            g.put(cup(f, pal, on=len(g) - 1, rot=-40))
            g.put(cup(f, pal, at=[-1.95, 0.95, 0], rot=150))
    elif sh == 'tea-set':
        if view == 1:
            g.put(pot(f, pal, 0.84, at=[0, 0.85, 0], rot=-10))
            g.cs(f, pal, (-0.98, -0.75), -38)
            g.cs(f, pal, (0.98, -0.75), -24)
        else:
            g.put(pot(f, pal, 0.84, at=[0, 0.55, 0], rot=0))
            g.cs(f, pal, (-1.55, -0.55), 208, drink='tea')
            g.cs(f, pal, (1.55, -0.55), -28, drink='tea')
    elif sh == 'coffee-set':
        if view == 1 and pal == 'nile':
            for x, y, r in (
                (-1.30, 1.05, -46),
                (0, 1.12, -36),
                (1.30, 1.05, -26),
                (-0.66, -0.05, -40),
                (0.66, -0.05, -28),
                (0, -1.16, -32),
            ):
                g.cs(f, pal, (x, y), r, 'coffee')
        elif view == 1:
            for i in range(6):
                a = math.radians(90 + 60 * i)
                g.cs(f, pal, (1.30 * math.cos(a), 1.30 * math.sin(a)), -32, 'coffee')

        else:
            for i in range(6):
                a = math.radians(30 + 60 * i)
                g.cs(f, pal, (1.30 * math.cos(a), 1.30 * math.sin(a)), math.degrees(a) - 60, 'coffee', 'coffee')
    elif sh == 'dinner-set':
        if view == 1:
            g.standing(plate(f, pal), (0.20, 1.75), 75, -6, 0.24)
            g.stack(plate(f, pal), 3, (-1.36, -0.05), 0)
            g.stack(plate(f, pal, 'dessert-plate'), 4, (1.22, 0.12), 0)
            g.stack(bowl(f, pal), 2, (0.36, -1.58), 20)
            g.stack(bowl(f, pal), 2, (2.08, -1.60), 20)
        else:
            g.stack(plate(f, pal), 4, (-1.25, 1.0), 0)
            g.stack(plate(f, pal, 'dessert-plate'), 4, (1.25, 1.15), 0)
            for i in range(4):
                g.put(bowl(f, pal, at=[-2.45 + 1.63 * i, -1.15, 0], rot=0))
    elif sh == 'breakfast-set':
        if view == 1:
            g.standing(plate(f, pal, 'dessert-plate'), (-0.62, 1.30), 75, 6, 0.26)
            g.put(plate(f, pal, 'dessert-plate', at=[-1.05, -0.40, 0]))
            g.put(bowl(f, pal, at=[0.86, -1.05, 0]))
            g.put(cup(f, pal, 'mug', at=[0.92, 0.62, 0], rot=-18))
            g.put(cup(f, pal, 'mug', at=[1.95, -0.05, 0], rot=-28))
        else:
            g.put(plate(f, pal, 'dessert-plate', at=[-1.1, 0.95, 0]))
            g.put(plate(f, pal, 'dessert-plate', at=[1.1, 0.95, 0]))
            g.put(bowl(f, pal, at=[-1.25, -0.95, 0]))
            g.put(cup(f, pal, 'mug', at=[0.25, -0.85, 0], rot=-30, drink='tea'))
            g.put(cup(f, pal, 'mug', at=[1.45, -0.85, 0], rot=-30, drink='tea'))
    elif sh == 'gift-set':
        g.put(dict(type='giftbox', at=[0, 0, 0]))
        z = 0.165
        if view == 1:  # the plate leans in the moulded insert
            tilt, r = 17, 1.05
            t = math.radians(tilt)
            middle = max(r * math.sin(t) - 0.19 * math.cos(t), 0.575 * math.sin(t))
            g.put(dict(type='wedge', w=2.2, d=2.24, z=middle + 0.088, tilt=tilt, at=[-0.62, 0, z]))
            g.append(dict(plate(f, pal, 'dessert-plate'), at=[-0.62, 0, z + 0.10], stand=tilt))
        else:
            g.append(dict(plate(f, pal, 'dessert-plate'), at=[-0.66, 0, z]))
        g.append(saucer(f, pal, 0.60, at=[1.08, 0, z]))
        g.append(cup(f, pal, 'coffee', on=len(g) - 1, rot=-40, **({'drink': 'coffee'} if view == 2 else {})))
    return list(g)


def cam1(sh, f):
    if sh in RAD:
        return dict(studio='top', camera=dict(el=89.4, az=0, lens=120, fill=0.835))
    return {
        'tea-cup': dict(studio='low', camera=dict(el=22, az=-6, lens=110, fill=0.83)),
        'finjan': dict(studio='low', camera=dict(el=22, az=-6, lens=110, fill=0.82)),
        'mug': dict(studio='low', camera=dict(el=17, az=0, lens=120, fill=0.77)),
        'family-set': dict(studio='cut', camera=dict(el=35, az=-3, lens=90, fill=0.84)),
        'tea-set': dict(studio='low', camera=dict(el=26, az=-2, lens=90, fill=0.84)),
        'coffee-set': dict(studio='low', camera=dict(el=33, az=-3, lens=90, fill=0.83)),
        'dinner-set': dict(studio='stand', camera=dict(el=31, az=0, lens=90, fill=0.84)),
        'breakfast-set': dict(studio='stand', camera=dict(el=27, az=-2, lens=90, fill=0.83)),
        'gift-set': dict(studio='stand', camera=dict(el=41, az=-12, lens=100, fill=0.83)),
    }[sh]


def cam2(sh, f):
    if sh in RAD:
        return dict(studio='stand', camera=dict(el=15, az=6, lens=100, fill=0.82))
    return {
        'tea-cup': dict(studio='low', camera=dict(el=40, az=4, lens=110, fill=0.83)),
        'finjan': dict(studio='low', camera=dict(el=40, az=4, lens=110, fill=0.82)),
        'mug': dict(studio='low', camera=dict(el=32, az=0, lens=120, fill=0.80)),
        'family-set': dict(studio='above', camera=dict(el=62, az=0, lens=90, fill=0.86)),
        'tea-set': dict(studio='low', camera=dict(el=20, az=0, lens=100, fill=0.84)),
        'coffee-set': dict(studio='above', camera=dict(el=66, az=0, lens=90, fill=0.84)),
        'dinner-set': dict(studio='above', camera=dict(el=66, az=0, lens=90, fill=0.84)),
        'breakfast-set': dict(studio='above', camera=dict(el=60, az=0, lens=90, fill=0.84)),
        'gift-set': dict(studio='above', camera=dict(el=58, az=-4, lens=100, fill=0.82)),
    }[sh]


def view3(pid):
    ph = P[pid]['photo']
    sh, f, pal = ph['shape'], FAM[ph['motif']], ph['palette']
    g = G()
    j = dict(studio='detail', relief=1)
    if sh in RAD:
        R = RAD[sh]
        g.put(plate(f, pal, sh, at=[0, 0, 0]))
        if f in ('starcall', 'hiero'):  # the far rim, where lettering and signs stand upright
            j['camera'] = dict(el=50, az=0, target=[0, 0.57 * R, 0.10], dist=1.88 * R, fstop=8, focus=[0, 0.7 * R, 0.14])
        else:
            j['camera'] = dict(
                el=33,
                az=-26,
                target=[-0.36 * R, -0.78 * R, 0.13],
                dist=1.50 * R,
                fstop=3.6,
                focus=[-0.36 * R, -0.80 * R, 0.16],
            )
    elif sh in ('tea-cup', 'finjan'):
        k = {'tea-cup': 1, 'finjan': 0.72}[sh]
        kind = 'tea' if sh == 'tea-cup' else 'coffee'
        g.cs(f, pal, (0, 0), -14, kind, drink(pid) if kind == 'tea' else 'coffee')
        j['camera'] = dict(
            el=22, az=-4, target=[0, -0.22 * k, 0.46 * k], dist=1.95 * k, fstop=6.3, focus=[0, -0.38 * k, 0.42 * k]
        )
    elif sh == 'mug':
        g.put(cup(f, pal, 'mug', at=[0, 0, 0], rot=-20 if f == 'scarab' else -60, drink='coffee'))
        j['camera'] = dict(el=17, az=-4, target=[0, -0.2, 0.60], dist=2.6, fstop=5.0, focus=[0, -0.40, 0.58])
    elif sh in ('family-set', 'tea-set'):
        g.put(pot(f, pal, 1.0, at=[0, 0, 0], rot=-18))
        g.cs(f, pal, (-0.55, -1.75), -30, drink='tea')
        j['camera'] = dict(el=20, az=10, target=[0.18, -0.35, 0.56], dist=3.7, fstop=4.0, focus=[0.1, -0.66, 0.55])
    elif sh == 'coffee-set':
        g.cs(f, pal, (0, 0), -16, 'coffee', 'coffee')
        g.cs(f, pal, (1.05, 0.95), -40, 'coffee', 'coffee')
        j['camera'] = dict(el=22, az=-4, target=[0.08, -0.16, 0.33], dist=2.0, fstop=4.0, focus=[0, -0.27, 0.30])
    elif sh == 'dinner-set':
        g.put(plate(f, pal, at=[0, 0, 0]))
        g.put(plate(f, pal, 'dessert-plate', on=0))
        g.put(bowl(f, pal, on=1))
        j['camera'] = dict(el=34, az=-16, target=[-0.30, -0.55, 0.35], dist=2.9, fstop=4.5, focus=[-0.3, -0.62, 0.40])
    elif sh == 'breakfast-set':
        g.put(bowl(f, pal, at=[0, 0, 0]))
        g.put(cup(f, pal, 'mug', at=[0.95, 0.95, 0], rot=-30))
        j['camera'] = dict(el=34, az=-10, target=[0.02, -0.05, 0.34], dist=2.7, fstop=4.0, focus=[0, -0.3, 0.35])
    elif sh == 'gift-set':
        g.cs(f, pal, (0, 0), -30, 'coffee')
        g.append(dict(plate(f, pal, 'dessert-plate'), at=[-0.35, 1.15, 0], stand=74, yaw=6))
        j['camera'] = dict(el=18, az=-4, target=[0.02, -0.10, 0.36], dist=2.05, fstop=3.5, focus=[0, -0.27, 0.34])
    return list(g), j


# ---- stagings of the fourth view: each returns pieces (the product first), props, and the stage
def one(pid, at=(0, 0), rot=0, **k):
    """the product itself, as a group of pieces: a plate, a cup with its saucer, a mug"""
    ph = P[pid]['photo']
    sh, f, pal = ph['shape'], FAM[ph['motif']], ph['palette']
    g = G()
    if sh in RAD:
        g.put(plate(f, pal, sh, at=[*at, 0], rot=rot))
    elif sh == 'mug':
        g.put(cup(f, pal, 'mug', at=[*at, 0], rot=rot, **k))
    else:
        g.cs(f, pal, at, rot, 'tea' if sh == 'tea-cup' else 'coffee', **k)
    return g


def companion(X, pid, at, rot=-36, **k):
    """a cup of the same motif, or of a near one, beside a plate"""
    ph = P[pid]['photo']
    key = (FAM[ph['motif']], ph['palette'])
    f, pal, kind = STANDIN[key] if key in STANDIN else (*key, CUP[key])
    if kind == 'mug':
        X.put(cup(f, pal, 'mug', at=[*at, 0], rot=rot, drink='tea', **k))
    else:
        X.cs(f, pal, at, rot, kind, 'tea' if kind == 'tea' else 'foam', **k)


def brass(pid):
    return 1 if RIM[P[pid]['photo']['palette']] == 'gold' else 0


def breakfast(pid):
    """from above on stone, light from the right: a napkin with a spoon, bread, figs, a cup half drunk"""
    ph = P[pid]['photo']
    if ph['shape'] == 'breakfast-set':
        return breakfast_for_two(FAM[ph['motif']], ph['palette'])
    R = RAD.get(ph['shape'], 0.75)
    g, X = one(pid, rot=8) if ph['shape'] in RAD else one(pid, rot=-52, drink=drink(pid), level=0.16), G()
    X.put(dict(type='napkin', at=[-R - 0.82, -0.25, 0], rot=84, w=2.0, d=0.95))
    X.put(dict(type='spoon', at=[-R - 0.80, -0.95, 0.105], rot=88, brass=brass(pid)))
    X.put(dict(type='bread', at=[-0.62 * R - 0.55, R + 0.80, 0]))
    X.put(dict(type='figs', at=[R + 0.55, R * 0.10 - 0.25, 0]))
    if ph['shape'] in RAD:
        companion(X, pid, (0.70 * R + 0.55, R + 0.42), -70, level=0.22)
        cam = dict(el=76, az=0, lens=80, fill=0.60, shift=(-0.01, 0.06))
    else:
        X = G()
        X.put(plate(FAM[ph['motif']], ph['palette'], 'dessert-plate', at=[-0.72, 1.84, 0], rot=10))
        X.put(dict(type='bread', on=0, n=1, r=0.66, rot=40))
        X.put(dict(type='figs', at=[1.22, 0.86, 0], rot=-30))
        X.put(dict(type='napkin', at=[-1.42, -0.42, 0], rot=80, w=1.8, d=0.86))
        X.put(dict(type='spoon', at=[-1.52, -1.06, 0.102], rot=82, brass=brass(pid)))
        cam = dict(el=47, az=0, lens=80, fill=0.40, fstop=6.3, shift=(-0.02, 0.08))
    return g, X, dict(studio='scene', ground='stone', sun=(-0.60, -0.30, -0.74), camera=cam)


def breakfast_for_two(f, pal):
    """the breakfast set from above: bread on one plate, figs on the other, mugs half drunk"""
    g, X = G(), G()
    g.put(plate(f, pal, 'dessert-plate', at=[-1.18, -0.80, 0]))
    g.put(plate(f, pal, 'dessert-plate', at=[1.22, 0.82, 0]))
    g.put(dict(type='figs', on=1, prop=1))
    g.put(bowl(f, pal, at=[-0.92, 1.12, 0]))
    g.put(cup(f, pal, 'mug', at=[0.52, -0.92, 0], rot=-60, drink='tea', level=0.34))
    g.put(cup(f, pal, 'mug', at=[0.18, 2.08, 0], rot=-150, drink='tea'))
    g.put(dict(type='bread', on=0, prop=1, n=1, r=0.66))
    X.put(dict(type='bread', at=[-2.55, 2.30, 0], rot=20))
    X.put(dict(type='napkin', at=[1.95, -1.42, 0], rot=84, w=2.0, d=0.95))
    X.put(dict(type='spoon', at=[1.95, -2.10, 0.105], rot=88))
    X.put(dict(type='mint', at=[2.35, 2.15, 0], rot=-40))
    cam = dict(el=70, az=0, lens=80, fill=0.76, shift=(0.02, 0.02))
    return g, X, dict(studio='scene', ground='stone', sun=(-0.60, -0.30, -0.74), camera=cam)


def shelf(pid):
    """in a cupboard: the product leans at the wall, more of it lies stacked beside; a book and lemons give the scale"""
    ph = P[pid]['photo']
    sh, f, pal = ph['shape'], FAM[ph['motif']], ph['palette']
    g, X = G(), G()
    if sh in RAD:
        R = RAD[sh]
        g.put(dict(plate(f, pal, sh), at=[0.15, 1.62 - R * 0.30, 0], stand=76, yaw=0))
        X.stack(plate(f, pal, sh), 4, (-2.0 * R - 0.10, 0.20), 0)
        X.put(dict(type='lemon', at=[R + 0.22, -0.46, 0], rot=205, n=1))
        X.put(dict(type='book', at=[R + 1.70, 0.55, 0], rot=-84))
        X.put(dict(type='book', at=[R + 1.68, 0.57, 0.26], rot=-79, col=(0.30, 0.30, 0.33)))
        cam = dict(el=10, az=-5, lens=80, fill=0.52, fstop=8, shift=(0, 0.0))
    else:
        kind = 'tea' if sh == 'tea-cup' else 'coffee' if sh == 'finjan' else 'mug'
        r = {'tea': 0.75, 'coffee': 0.60, 'mug': 0.45}[kind]
        g += one(pid, (0, 0.10), -24)
        if kind == 'mug':
            X.put(cup(f, pal, 'mug', at=[-1.35, 0.45, 0], rot=-110))
            X.put(cup(f, pal, 'mug', at=[1.45, 0.55, 0.26], rot=150))  # on the book
        else:
            top = X.stack(saucer(f, pal, r), 4, (-2.12 * r, 0.55), 30)
            X.put(cup(f, pal, kind, on=top, rot=-40))
            X.put(dict(type='spoon', at=[-0.75, -0.98, 0], rot=6, brass=brass(pid)))
        X.put(dict(type='book', at=[(4.3 if kind == 'mug' else 1.25) * r + (0 if kind == 'mug' else 1.02), 0.95, 0], rot=-86))
        cam = dict(el=11, az=-6, lens=80, fill=0.46, fstop=6, shift=(0, -0.03))
        if kind != 'mug':
            cam.update(el=14, fill=0.42, shift=(-0.13, -0.03))
    return g, X, dict(studio='scene', ground='shelf', sun=(0.50, 0.62, -0.60), camera=cam)


def tea_time(pid):
    """on marble, light from the right: half drunk, with mint and lemons; a napkin under the spoon"""
    ph = P[pid]['photo']
    sh = ph['shape']
    g, X = G(), G()
    if sh == 'tea-set':
        f, pal = FAM[ph['motif']], ph['palette']
        g.put(pot(f, pal, 1.0, at=[-0.55, 1.18, 0], rot=202))
        for x, y, r, d in (
            (-1.05, -0.78, -150, 0.2),
            (0.72, -0.95, -128, 0.12),
            (1.55, 0.62, -40, 0.12),
            (-2.55, 0.55, -60, 0.16),
        ):
            g.cs(f, pal, (x, y), r, drink='tea', level=d)
        X.put(dict(type='lemon', at=[1.35, 2.10, 0], rot=-25))
        X.put(dict(type='mint', at=[-0.62, -2.02, 0], rot=8))
        X.put(dict(type='napkin', at=[2.25, -1.15, 0], rot=66, w=2.0, d=0.95, col=(0.36, 0.44, 0.60)))
        X.put(dict(type='spoon', at=[2.02, -1.72, 0.102], rot=70, brass=brass(pid)))
        cam = dict(el=38, az=6, fill=0.88, fstop=5.6, shift=(-0.02, 0.01))
    elif sh in RAD:
        R = RAD[sh]
        g += one(pid, rot=4)
        companion(X, pid, (-R - 0.30, R * 0.78 + 0.25), -150, level=0.20)
        X.put(dict(type='lemon', at=[R * 0.55, R + 0.42, 0], rot=-25))
        X.put(dict(type='mint', at=[R + 0.30, R * 0.42, 0], rot=-60))
        X.put(dict(type='spoon', at=[R * 0.42, -R - 0.30, 0], rot=18, brass=brass(pid)))
        cam = dict(el=47, az=8, fill=0.66, fstop=5, shift=(-0.02, 0.02))
    else:
        kind = 'tea' if sh == 'tea-cup' else 'coffee'
        k = {'tea-cup': 1, 'finjan': 0.8, 'mug': 0.72}[sh]
        g += one(pid, rot=-140, drink='foam' if kind == 'coffee' else drink(pid), level=0.20 if sh != 'mug' else 0.34)
        X.put(dict(type='lemon', at=[0.70 * k, 1.46 * k, 0], rot=25))
        X.put(dict(type='mint', at=[0.72 * k, -0.86 * k, 0], rot=-22))
        X.put(dict(type='napkin', at=[-1.55 * k, 0.75 * k, 0], rot=24, col=(0.36, 0.44, 0.60)))
        X.put(dict(type='spoon', at=[-1.95 * k, 0.45 * k, 0.10], rot=24, brass=brass(pid)))
        cam = dict(el=31, az=7, fill=0.52, fstop=4, shift=(-0.01, 0.05))
    return g, X, dict(studio='scene', ground='marble', sun=(-0.66, -0.36, -0.58), mirrored=sh not in RAD, camera=cam)


def brass_tray(pid):
    """a round tray of brass on wood: the cup, a second one, dates"""
    ph = P[pid]['photo']
    sh, f, pal = ph['shape'], FAM[ph['motif']], ph['palette']
    if sh == 'tea-set':
        return tea_on_the_tray(f, pal)
    kind = {'tea-cup': 'tea', 'finjan': 'coffee'}.get(sh, 'mug')
    r = {'tea': 0.75, 'coffee': 0.60, 'mug': 0.45}[kind]
    R = 2.55 * r
    g, X = G(), G()
    z = 0.043
    d = 'foam' if kind == 'coffee' else drink(pid)
    if kind == 'mug':
        g.put(cup(f, pal, 'mug', at=[-0.3, -0.40, z], rot=-24, drink='tea'))
        X.put(cup(f, pal, 'mug', at=[0.45, 0.50, z], rot=-60, drink='tea', level=0.30))
    else:
        g.put(saucer(f, pal, r, at=[-0.42 * r, -0.95 * r, z], rot=-50))
        g.put(cup(f, pal, kind, on=0, rot=-26, drink=d))
        X.put(saucer(f, pal, r, at=[1.15 * r, 0.62 * r, z], rot=40))
        X.put(cup(f, pal, kind, on=0, rot=-64, drink=d, level=0.20))
    X.put(dict(type='tray', r=R, at=[0, 0, 0]))
    X.put(dict(type='dates', at=[-1.05 * r, 0.95 * r, z], n=6, spread=0.36))
    cam = dict(el=36, az=-8, fill=0.45 if kind != 'mug' else 0.38, fstop=4.5, shift=(0.06, 0.06))
    return g, X, dict(studio='scene', ground='wood', sun=(0.60, -0.20, -0.62), camera=cam)


def tea_on_the_tray(f, pal):
    """a pot and four cups on a large tray of brass, dates beside them"""
    g, X = G(), G()
    z = 0.043
    g.put(pot(f, pal, 1.0, at=[0.10, 1.05, z], rot=-26))
    for x, y, r, d in (
        (-1.72, 0.42, -60, 0.12),
        (-0.82, -1.10, -40, 0.2),
        (0.86, -1.12, -24, 0.12),
        (1.98, 0.05, -12, 0.12),
    ):
        g.put(saucer(f, pal, at=[x, y, z], rot=r * 2))
        g.put(cup(f, pal, on=len(g) - 1, rot=r, drink='tea', level=d))
    X.put(dict(type='tray', r=2.95, at=[0, 0, 0]))
    X.put(dict(type='dates', at=[0.02, -2.08, z], n=6, spread=0.36))
    cam = dict(el=37, az=-7, fill=0.86, fstop=5.6, shift=(0.01, 0.03))
    return g, X, dict(studio='scene', ground='wood', sun=(0.60, -0.20, -0.62), camera=cam)


def bread_and_figs(pid):
    """on a wooden table: bread, figs and mint round the plate, low light from behind"""
    R = RAD.get(P[pid]['photo']['shape'], 0.75)
    g, X = one(pid, rot=-10), G()
    X.put(dict(type='bread', at=[-R - 0.42, R + 0.30, 0], rot=30))
    X.put(dict(type='figs', at=[R + 0.25, R * 0.62, 0], rot=50))
    X.put(dict(type='mint', at=[-R - 0.35, -R * 0.45, 0], rot=150))
    X.put(dict(type='napkin', at=[R + 0.75, -R * 0.70, 0], rot=-62, w=1.7, d=0.95))
    X.put(dict(type='spoon', at=[R + 0.42, -R * 0.70 - 0.62, 0.105], rot=118 - 60, brass=brass(pid)))
    cam = dict(el=44, az=-10, fill=0.64, fstop=4.5, shift=(0.01, 0.02))
    return g, X, dict(studio='scene', ground='wood', sun=(0.30, -0.72, -0.55), camera=cam)


def reading(pid):
    """a cup half drunk beside a book, on linen, light from the left"""
    sh = P[pid]['photo']['shape']
    k = {'tea-cup': 1, 'finjan': 0.8, 'mug': 0.80}.get(sh, 1)
    g = one(pid, rot=-34 if sh != 'mug' else -22, drink='foam' if sh == 'finjan' else drink(pid), level=0.21 if sh != 'mug' else 0.36)
    X = G()
    X.put(dict(type='book', at=[-1.45 * k - {'finjan': 0.56, 'tea-cup': 0.36}.get(sh, 0.25), 0.75 * k, 0], rot=-62))
    X.put(dict(type='figs', at=[1.25 * k, 0.85 * k, 0], n=2, rot=10))
    X.put(dict(type='spoon', at=[-0.50 * k, (-0.90 if sh == 'mug' else -1.20) * k, 0], rot=12, brass=brass(pid)))
    cam = dict(el=33, az=-6, fill=0.52, fstop=4, shift=(-0.01, 0.04))
    return g, X, dict(studio='scene', ground='mist', camera=cam)


def dessert(pid):
    """on a cloth of pale blue, light from behind: basbousa, a cup of mint tea, a napkin"""
    ph = P[pid]['photo']
    sh, f, pal = ph['shape'], FAM[ph['motif']], ph['palette']
    g, X = G(), G()
    if sh in RAD:
        R = RAD[sh]
        g += one(pid, rot=-6)
        g.put(dict(type='basbousa', on=0, prop=1, off=[0.02, 0.06]))
        companion(X, pid, (R * 0.75 + 0.75, R * 0.78 + 0.30), -30, level=0.14)
        X.put(dict(type='mint', at=[R + 0.62, -R * 0.62, 0], rot=165))
        X.put(dict(type='napkin', at=[-R - 0.62, R * 0.16, 0], rot=78, w=2.0, d=0.95, col=(0.80, 0.81, 0.83)))
        X.put(dict(type='spoon', at=[-R - 0.62, -0.55, 0.105], rot=80, brass=brass(pid)))
        cam = dict(el=52, az=5, fill=0.62, fstop=5, shift=(0.01, 0.02))
    else:  # a pot and two cups
        g.put(pot(f, pal, 0.84, at=[0.62, 1.22, 0], rot=-28))
        g.cs(f, pal, (-1.02, -0.60), -150, drink='tea', level=0.17)
        g.cs(f, pal, (1.30, -0.72), -24, drink='tea')
        X.put(plate(f, pal, 'dessert-plate', at=[-1.55, 1.35, 0], rot=20))
        X.put(dict(type='basbousa', on=0))
        X.put(dict(type='napkin', at=[2.62, 0.62, 0], rot=64, w=2.0, d=0.95, col=(0.80, 0.81, 0.83)))
        X.put(dict(type='mint', at=[0.05, -1.52, 0], rot=10))
        cam = dict(el=42, az=4, fill=0.82, fstop=5.6, shift=(-0.03, 0.01))
    return g, X, dict(studio='scene', ground='mist', sun=(-0.34, -0.66, -0.60), camera=cam)


def evening(pid):
    """low warm light and two candles on wood (on pale linen under black pieces), dates beside"""
    ph = P[pid]['photo']
    sh, f, pal = ph['shape'], FAM[ph['motif']], ph['palette']
    g, X = G(), G()
    if sh in RAD:
        R = RAD[sh]
        g += one(pid, rot=6)
        X.put(dict(type='candle', at=[-R * 0.92, R + 0.12, 0]))
        X.put(dict(type='candle', at=[-R * 0.92 - 0.78, R - 0.45, 0], tall=0.72))
        X.put(dict(type='dates', at=[R + 0.42, -R * 0.52, 0], n=5, spread=0.32))
        companion(X, pid, (R + 0.28, R * 0.82), -46)
        cam = dict(el=40, az=-4, fill=0.62, fstop=5, shift=(0.00, 0.05))
    elif sh == 'coffee-set':
        for x, y, r in (
            (-0.72, -0.85, -42),
            (0.78, -0.90, -26),
            (-1.52, 0.50, -60),
            (0.02, 0.52, -34),
            (1.55, 0.46, -20),
            (0.85, 1.80, -30),
        ):
            g.cs(f, pal, (x, y), r, 'coffee', 'foam' if x < 1 else 'coffee')
        X.put(dict(type='candle', at=[-0.72, 1.95, 0]))
        X.put(dict(type='candle', at=[-1.42, 2.45, 0], tall=0.72))
        X.put(dict(type='dates', at=[0.02, -1.95, 0], n=6, spread=0.36))
        cam = dict(el=38, az=-4, fill=0.80, fstop=5.6, shift=(0, 0.05))
    else:
        kind = 'tea' if sh == 'tea-cup' else 'coffee'
        k = 1 if kind == 'tea' else 0.8
        g += one(pid, rot=-46, drink=drink(pid) if kind == 'tea' else 'foam', level=0.14)
        X.put(dict(type='candle', at=[-1.02 * k, 0.95 * k, 0], tall=0.46))
        X.put(dict(type='candle', at=[-0.28 * k, 1.50 * k, 0], tall=0.30))
        X.put(dict(type='dates', at=[1.10 * k, 0.62 * k, 0], n=5, spread=0.30))
        X.put(dict(type='spoon', at=[-0.35 * k, -1.02 * k, 0], rot=-14, brass=brass(pid)))
        cam = dict(el=27, az=-5, fill=0.50, fstop=4, shift=(0.0, 0.05))
    ground = 'linen' if pal == 'night' else 'wood'
    return g, X, dict(studio='scene', ground=ground, sun=(0.72, 0.34, -0.42), warm=1, day=0.66, camera=cam)


def coffee_hour(pid):
    """the small brass pot in which the coffee was boiled, sugar and cardamom; light from the left"""
    ph = P[pid]['photo']
    sh, f, pal = ph['shape'], FAM[ph['motif']], ph['palette']
    g, X = G(), G()
    if sh == 'coffee-set':
        for x, y, r in (
            (-1.42, -0.30, -50),
            (-0.05, -0.98, -36),
            (1.32, -0.40, -22),
            (-1.36, 1.10, -64),
            (1.38, 1.02, -14),
            (0.04, 1.86, -34),
        ):
            g.cs(f, pal, (x, y), r, 'coffee', 'foam')
        X.put(dict(type='kanaka', at=[0.0, 0.52, 0], rot=-56))
        X.put(dict(type='sugar', at=[-1.52, -1.42, 0]))
        X.put(dict(type='pods', at=[1.15, -1.60, 0], n=8))
        X.put(dict(type='napkin', at=[-2.95, 0.55, 0], rot=86, w=2.2, d=1.1, col=(0.20, 0.27, 0.45)))
        cam = dict(el=43, az=3, fill=0.80, fstop=5.6, shift=(0.0, 0.02))
        ground = 'linen'
    else:
        g += one(pid, rot=-146, drink='foam', level=0.085)
        X.put(dict(type='kanaka', at=[-1.10, 1.42, 0], rot=8))
        X.put(dict(type='sugar', at=[0.86, 0.72, 0]))
        X.put(dict(type='pods', at=[0.78, -0.80, 0], n=7, w=0.60, d=0.5))
        X.put(dict(type='spoon', at=[-0.95, -0.62, 0], rot=-20, brass=1))
        cam = dict(el=30, az=5, fill=0.48, fstop=4, shift=(0.01, 0.06))
        ground = 'stone'
    return g, X, dict(studio='scene', ground=ground, sun=(0.52, 0.30, -0.72), camera=cam)


def turned(pid):
    """a plate with its back to the room, so that foot ring and stamp are seen; more of the set beside it on the shelf"""
    ph = P[pid]['photo']
    f, pal = FAM[ph['motif']], ph['palette']
    g, X = G(), G()
    g.put(dict(plate(f, pal), at=[0, 1.06, 0], stand=-105, yaw=0, rot=180, stamp=1))
    if ph['shape'] == 'family-set':
        X.stack(bowl(f, pal), 3, (-1.85, 0.30), 24)
        X.put(pot(f, pal, 1.0, at=[2.55, 0.72, 0], rot=-156))
        X.cs(f, pal, (1.30, -0.42), -40, drink='tea')
    else:
        X.stack(plate(f, pal, 'dessert-plate'), 4, (-2.15, 0.10), 0)
        X.stack(bowl(f, pal), 2, (1.72, 0.10), 24)
    X.put(dict(type='lemon', at=[-0.62, -0.70, 0], rot=20, n=1))
    cam = dict(el=9, az=-3, lens=80, fill=0.60, fstop=8, shift=(0.0, -0.02))
    return g, X, dict(studio='scene', ground='shelf', sun=(0.42, 0.62, -0.66), camera=cam)


def supper(pid):
    """two places laid on wood, light from the left: bread, figs and a lemon between them, more of the set behind"""
    ph = P[pid]['photo']
    f, pal = FAM[ph['motif']], ph['palette']
    g, X = G(), G()
    for x, y, r in ((-1.62, -0.62, -12), (1.64, -0.74, 14)):
        g.put(plate(f, pal, at=[x, y, 0], rot=r))
        g.put(plate(f, pal, 'dessert-plate', on=len(g) - 1, rot=r))
        g.put(bowl(f, pal, on=len(g) - 1, rot=r + 20))
    i = g.stack(plate(f, pal), 2, (-1.62, 2.20), 0)
    g.put(dict(type='bread', on=i, prop=1, r=0.66, rot=20))
    i = g.stack(plate(f, pal, 'dessert-plate'), 2, (0.86, 2.02), 0)
    g.put(dict(type='figs', on=i, prop=1, rot=40))
    g.stack(bowl(f, pal), 2, (2.66, 1.62), 24)
    X.put(dict(type='lemon', at=[-0.02, 1.00, 0], rot=24, n=1))
    X.put(dict(type='spoon', at=[0.0, -1.02, 0], rot=88, brass=brass(pid)))
    X.put(dict(type='napkin', at=[-3.42, -0.72, 0], rot=84, w=2.0, d=0.95))
    X.put(dict(type='spoon', at=[-3.40, -1.38, 0.105], rot=86, brass=brass(pid)))
    cam = dict(el=52, az=-5, fill=0.94, fstop=8, shift=(0.0, 0.0))
    # a lower sun from behind would glint on the rims
    return g, X, dict(studio='scene', ground='wood', sun=(0.62, -0.14, -0.62), camera=cam)


def gift_box(pid):
    """the open box with the plate in it, the cup before it, on a cloth of pale blue"""
    ph = P[pid]['photo']
    f, pal = FAM[ph['motif']], ph['palette']
    g, X = G(), G()
    g.put(dict(type='giftbox', at=[0, 0.95, 0]))
    g.put(dict(type='insert', w=2.14, d=2.2, z=0.44, z0=0.36, r=1.063, at=[-0.632, 0.95, 0]))
    g.put(dict(type='insert', w=1.26, d=2.2, z=0.44, z0=0.20, r=0.605, at=[1.07, 0.95, 0]))
    g.put(dict(plate(f, pal, 'dessert-plate'), at=[-0.632, 0.95, 0.362]))
    g.cs(f, pal, (1.05, -1.05), -34, 'coffee', 'coffee')
    X.put(dict(type='dates', at=[-1.02, -1.12, 0], n=3, spread=0.26))
    X.put(dict(type='pods', at=[-0.16, -1.05, 0], n=6, w=0.66, d=0.5))
    cam = dict(el=48, az=-6, fill=0.88, fstop=5.6, shift=(0, 0))
    return g, X, dict(studio='scene', ground='mist', camera=cam)


def laid_table(pid):
    """two places laid on a cloth of night blue, a dish with dates between them"""
    ph = P[pid]['photo']
    f, pal = FAM[ph['motif']], ph['palette']
    g, X = G(), G()
    for x, y, r in ((-2.02, -0.42, 0), (2.02, -0.48, 20)):
        g.put(plate(f, pal, at=[x, y, 0], rot=r))
        g.put(bowl(f, pal, on=len(g) - 1, rot=r + 12))
    g.put(pot(f, pal, 1.06, at=[0.15, 1.72, 0], rot=-24))
    g.cs(f, pal, (-2.15, 1.95), -50, drink='tea')
    g.cs(f, pal, (2.35, 1.80), -20, drink='tea', level=0.2)
    X.put(plate(f, pal, 'dessert-plate', at=[0, -1.95, 0]))
    X.put(dict(type='dates', on=0, n=7, spread=0.46))
    X.put(dict(type='spoon', at=[-0.42, -0.55, 0], rot=86, brass=brass(pid)))
    X.put(dict(type='spoon', at=[0.42, -0.58, 0], rot=92, brass=brass(pid)))
    cam = dict(el=46, az=-5, fill=0.88, fstop=8, shift=(0, -0.02))
    return g, X, dict(studio='scene', ground='lapis', camera=cam)


STAGING = {
    'plate-lotus-01': breakfast,
    'plate-lotus-02': bread_and_figs,
    'plate-eye-horus-01': tea_time,
    'plate-eye-horus-02': shelf,
    'plate-scarab-01': bread_and_figs,
    'plate-scarab-02': tea_time,
    'plate-star-calligraphy-01': shelf,
    'plate-star-calligraphy-02': breakfast,
    'plate-arabesque-01': bread_and_figs,
    'plate-hieroglyph-01': breakfast,
    'plate-papyrus-01': shelf,
    'plate-arabesque-02': dessert,
    'plate-nile-waves-01': dessert,
    'plate-star-01': evening,
    'cup-tea-01': tea_time,
    'cup-tea-02': brass_tray,
    'cup-tea-03': shelf,
    'cup-tea-04': evening,
    'cup-tea-05': reading,
    'cup-tea-06': breakfast,
    'cup-coffee-01': brass_tray,
    'cup-coffee-02': tea_time,
    'cup-coffee-03': reading,
    'cup-coffee-04': coffee_hour,
    'cup-coffee-05': shelf,
    'cup-mug-01': reading,
    'cup-mug-02': shelf,
    'set-family-01': turned,
    'set-family-02': laid_table,
    'set-tea-01': brass_tray,
    'set-tea-02': tea_time,
    'set-tea-03': dessert,
    'set-coffee-01': coffee_hour,
    'set-coffee-02': evening,
    'set-dinner-01': supper,
    'set-breakfast-01': breakfast,
    'set-gift-01': gift_box,
}


# ---- pictures of the shop itself
def home_table():
    """a table laid with lotus pieces on pale linen, wider than high: two places, a pot, bread, lemons, figs"""
    f, pal = 'lotus', 'nile'
    g, X = G(), G()
    for x, y, r in ((-2.50, -0.55, 0), (2.45, -0.75, 24), (-2.80, 3.05, 10), (2.95, 2.75, 40)):
        g.put(plate(f, pal, at=[x, y, 0], rot=r))
        g.put(bowl(f, pal, on=len(g) - 1, rot=r))
    g.put(pot(f, pal, 1.06, at=[0.55, 1.30, 0], rot=-22))
    g.cs(f, pal, (-0.25, -1.45), -34, drink='tea')
    g.cs(f, pal, (-1.00, 1.00), -60, drink='tea', level=0.2)
    g.cs(f, pal, (4.62, 0.72), -20, drink='tea')
    g.cs(f, pal, (-4.72, 1.15), -50, drink='tea')
    X.put(dict(type='bread', at=[0.25, 3.05, 0], rot=30))
    X.put(dict(type='lemon', at=[0.72, -0.35, 0], rot=40))
    X.put(dict(type='figs', at=[-0.75, 2.35, 0], rot=20))
    X.put(dict(type='mint', at=[1.15, -1.80, 0], rot=24))
    X.put(dict(type='napkin', at=[-4.48, -0.85, 0], rot=86, w=2.0, d=0.95, col=(0.36, 0.44, 0.60)))
    X.put(dict(type='napkin', at=[4.45, -1.05, 0], rot=94, w=2.0, d=0.95, col=(0.36, 0.44, 0.60)))
    X.put(dict(type='spoon', at=[-4.48, -1.50, 0.105], rot=88, brass=1))
    X.put(dict(type='spoon', at=[4.45, -1.70, 0.105], rot=92, brass=1))
    cam = dict(el=41, az=-4, lens=70, target=[0, 0.55, 0.15], dist=17.5, fstop=8, focus=[0, 0.0, 0.2])
    return g, X, dict(studio='scene', ground='linen', gobo=1.5, camera=cam)


SHOP = {'laid-table': home_table}


def shop_job(name, res, spp):
    """a picture of the shop, 16:9, `res` wide"""
    a, b, j = SHOP[name]()
    j['pieces'] = list(a) + [dict(p, prop=1, **({'on': p['on'] + len(a)} if 'on' in p else {})) for p in b]
    j.update(kind='scene', id=name, view=0, res=res, high=res * 9 // 16, spp=spp)
    check(j)
    return j



def view4(pid):
    g, X, j = STAGING[pid](pid)
    return list(g), [dict(p, prop=1) for p in X], j


def job(pid, view, res, spp):
    ph = P[pid]['photo']
    sh, f = ph['shape'], FAM[ph['motif']]
    fst = P[pid]
    if view in (1, 2):
        j = dict((cam1 if view == 1 else cam2)(sh, f))
        j['pieces'] = groups(pid, view)
        j['kind'] = 'cut'
    elif view == 3:
        ps, j = view3(pid)
        j['pieces'] = ps
        j['kind'] = 'detail'
    else:
        a, b, j = view4(pid)
        n = len(a)
        b = [dict(p, on=p['on'] + n) if 'on' in p else p for p in b]
        j['pieces'] = a + b
        j['kind'] = 'scene'
    if ph['palette'] == 'night' and j['studio'] == 'top':
        j['studio'] = 'topdark'
    if view == 1 and sh in RAD:
        spp = max(1, round(spp * 0.7))  # flat, evenly lit: clean earlier
    j.update(id=pid, view=view, res=res, spp=spp)
    # thin gold and the edges of white pieces need more pixels than samples
    if view == 3 or (view in (1, 2) and P[pid]['category'] == 'sets') or (view == 2 and sh in RAD):
        j.update(size=res, res=res * 3 // 2, spp=max(1, round(spp * 0.5)))
    check(j)
    return j


RR = {'saucer': 0.75, 'cup': 0.42, 'bowl': 0.75, 'teapot': 0.72, 'plate': 1.35}


def check(j):
    """footprints of pieces standing on the ground must not touch"""
    c = [
        (
            p['at'][0],
            p['at'][1],
            p.get(
                'r',
                (
                    {'mug': 0.42, 'tea': 0.44, 'coffee': 0.30}.get(p.get('kind'), 0.75)
                    if p['type'] == 'cup'
                    else 0.74 * p.get('scale', 1)
                ),
            ),
            p['type'],
        )
        for p in j['pieces']
        if 'at' in p and 'on' not in p and p['type'] in RR and not p.get('stand') and p['at'][2] < 0.1
    ]
    for i in range(len(c)):
        for k in range(i):
            d = math.hypot(c[i][0] - c[k][0], c[i][1] - c[k][1]) - c[i][2] - c[k][2]
            if d < 0.02:
                print(f"WARNING {j['id']}/{j['view']}: {c[k][3]} {c[k][:2]} and {c[i][3]} {c[i][:2]} overlap {d:.2f}")


def textures(j):
    used = {p[k] for p in j['pieces'] for k in ('tex', 'tex_in', 'tex_out', 'tex_lid') if p.get(k)}
    return used | ({'stamp_cobalt_foot'} if any(p.get('stamp') for p in j['pieces']) else set())
